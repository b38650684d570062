import {
  type Card,
  type CardVariant,
  numberKey,
  numbersOf,
  VARIANT_TYPE_CODES,
  type VariantType,
} from '../card';
import { findPrinting, indexPrintings, readCardLine } from '../collection-file';
import { printingsByNumber, type QuickAddIndex, readNumberWords } from '../quick-add';
import { nameKey } from '../folded-text';
import { matchNames } from './match-names';
import { MISTAKE } from './name-distance';
import { indexNames, type NameIndex } from './name-index';
import { readTyped, type TypedReading } from './read-typed';

/** A card that a text may mean, and the printing if the text names one. */
export interface FoundCard {
  card: Card;
  variant: CardVariant | null;
}

/** Cards, ready to be found by what people type. */
export interface CardFinder {
  names: NameIndex;
  codeOf: ReadonlyMap<string, string>;
  codes: ReadonlySet<string>;
  /** By upper-case code, the newest set first. */
  sets: ReadonlyMap<string, SetToFind>;
}

interface SetToFind {
  cards: readonly Card[];
  /** Its place among the sets: 0 for the newest. */
  age: number;
  /** Built at first use. */
  readonly numbers: QuickAddIndex['byNumber'];
}

/** The part of a text that is read; no line of a deck list is longer. */
const LONGEST = 200;

/** How many cards are found, unless the caller wants another number. */
const MOST_FOUND = 20;

/**
 * Prepares cards to be found. Takes about 40 ms for 5,000 cards; the cards must not change afterwards.
 *
 * @param sets the sets' ids and codes, the newest last
 */
export function cardFinderOf(
  cards: readonly Card[],
  sets: readonly { id: string; code: string }[],
): CardFinder {
  const codeOf = new Map(sets.map(({ id, code }) => [id, code.toUpperCase()]));
  const bySet = new Map<string, Card[]>(sets.map(({ id }) => [id, []]));
  for (const card of cards) bySet.get(card.cardSetId)?.push(card);
  return {
    names: indexNames(cards),
    codeOf,
    codes: new Set(codeOf.values()),
    sets: new Map(
      sets
        .toReversed()
        .map(({ id, code }, age) => [code.toUpperCase(), setToFind(bySet.get(id) ?? [], age)]),
    ),
  };
}

function setToFind(cards: readonly Card[], age: number): SetToFind {
  let numbers: QuickAddIndex['byNumber'] | undefined;
  return {
    cards,
    age,
    get numbers() {
      return (numbers ??= printingsByNumber(cards));
    },
  };
}

/**
 * The cards that a text most likely means, the likeliest first: a name with mistakes, words of it in any order, a
 * number (`sor 5 foil`, `HS 120`) or a line of a deck list. An exact name always comes first; of cards that fit as well,
 * those of newer sets do.
 *
 * Never throws, whatever was pasted (rules/search#ranking).
 */
export function findCards(finder: CardFinder, text: string, most = MOST_FOUND): FoundCard[] {
  const typed = text.slice(0, LONGEST).trim();
  if (typed === '') return [];
  const reading = readTyped(typed, finder.codes);
  const exact = [
    ...called(finder, typed),
    ...inDeckList(finder, typed),
    ...numbered(finder, reading),
  ];
  const found = new Map<string, FoundCard>();
  for (const each of [...exact, ...named(finder, typed, reading, exact.length > 0)]) {
    if (!found.has(each.card.id)) found.set(each.card.id, each);
    if (found.size === most) break;
  }
  return [...found.values()];
}

/** The cards with exactly this name: spelt the same, before those that only compare as equal. */
function called({ names, codeOf, sets }: CardFinder, typed: string): FoundCard[] {
  const spelling = ({ name, subtitle }: Card) =>
    [name, `${name} ${subtitle ?? ''}`, `${name}, ${subtitle ?? ''}`].includes(typed)
      ? 0
      : name.toLowerCase() === typed.toLowerCase()
        ? 1
        : 2;
  const age = ({ cardSetId }: Card) => sets.get(codeOf.get(cardSetId) ?? '')?.age ?? 0;
  return (names.byText.get(nameKey(typed)) ?? [])
    .flatMap((place) => names.names[place]?.card ?? [])
    .sort((one, other) => spelling(one) - spelling(other) || age(one) - age(other))
    .map((card) => ({ card, variant: null }));
}

/** The printing that a line of a deck list means by its set and number (rules/collection-files#text-lists). */
function inDeckList({ sets }: CardFinder, typed: string): FoundCard[] {
  // Without brackets it is a set and a number, which `numbered` reads.
  if (!/[([{]/.test(typed)) return [];
  const line = readCardLine(typed);
  if (!line.ok || line.row.printing.number === '') return [];
  const set = sets.get(line.row.printing.setCode);
  if (!set) return [];
  const cardOf = new Map(
    set.cards.flatMap((card) =>
      card.cardVariants.map((variant) => [variant.id, { card, variant }]),
    ),
  );
  const found = findPrinting(
    indexPrintings(
      [...cardOf.values()].map(({ card, variant }) => ({ ...variant, cardId: card.id })),
    ),
    line.row.printing,
  );
  const printing = found.ok ? cardOf.get(found.printing.id) : undefined;
  return printing ? [printing] : [];
}

/** The printings with a number, of the set that was named or of all, as quick add reads it. */
function numbered(finder: CardFinder, { number, setCode, type, words }: TypedReading): FoundCard[] {
  // A number behind a name only tells cards with that name apart, which `named` does.
  if (number === null || (setCode === null && words.length > 0)) return [];
  const read = (kind: VariantType | null) =>
    (setCode === null ? [...finder.sets.keys()] : [setCode]).flatMap((code) => {
      const index = { place: code, byNumber: finder.sets.get(code)?.numbers ?? NONE, cards: [] };
      const kindWords = kind === null ? [] : [VARIANT_TYPE_CODES[kind]];
      const { choices = [] } = readNumberWords([number, ...kindWords], index) ?? {};
      return choices.flatMap(([copies]) =>
        copies ? [{ card: copies.card, variant: namesPrinting(copies.variant, number, kind) }] : [],
      );
    });
  const found = read(type);
  // Of a card without such a printing, at least the card.
  return found.length === 0 && type !== null ? read(null) : found;
}

const NONE: QuickAddIndex['byNumber'] = new Map();

/** A card's plain number names the card; a number that only this printing has, or a kind, names the printing. */
const namesPrinting = (
  variant: CardVariant,
  number: string,
  type: VariantType | null,
): CardVariant | null =>
  type !== null || /[a-z]/i.test(number) || variant.variantType !== 'STANDARD' ? variant : null;

/** What reading a kind, a set or a count out of the words costs against a name that has all of them. */
const READ = 1;
/** What it costs if a card has no printing of the kind, or none with the number. */
const LACKING = 5;

/** How much further than the nearest name another one may be and still be meant. */
const AS_LIKELY = 1.5 * MISTAKE;

/**
 * The cards whose names are like the text, and like what a set, number, kind and count leave of it.
 *
 * @param withoutMistakes only the names that have all of it, since something else was found already
 */
function named(
  finder: CardFinder,
  typed: string,
  reading: TypedReading,
  withoutMistakes: boolean,
): FoundCard[] {
  const { names, sets, codeOf } = finder;
  const ageOf = ({ cardSetId }: Card) => sets.get(codeOf.get(cardSetId) ?? '')?.age ?? 0;
  const ranked = new Map<number, { distance: number; variant: CardVariant | null }>();
  const take = (place: number, distance: number, variant: CardVariant | null) => {
    const known = ranked.get(place);
    if (!known || distance < known.distance) ranked.set(place, { distance, variant });
  };
  for (const { place, distance } of matchNames(names, [typed])) take(place, distance, null);
  const { words, setCode, type, number } = reading;
  const isPartly = setCode !== null || type !== null || number !== null || words.length === 0;
  if (isPartly || words.join(' ') !== typed) {
    const isAsked = (place: number) =>
      setCode === null || codeOf.get(names.names[place]?.card.cardSetId ?? '') === setCode;
    for (const { place, distance } of matchNames(names, words, isAsked)) {
      const { cardVariants = [] } = names.names[place]?.card ?? {};
      const numbers = number === null ? [] : printingsOf(cardVariants, number);
      const ofType =
        type === null ? undefined : cardVariants.find((each) => each.variantType === type);
      const lacks = (type !== null && !ofType) || (number !== null && numbers.length === 0);
      take(place, distance + READ + (lacks ? LACKING : 0), ofType ?? numbers[0] ?? null);
    }
  }
  const cardAt = (place: number) => names.names[place]?.card as Card;
  const nearest = Math.min(...Array.from(ranked.values(), ({ distance }) => distance));
  const furthest = withoutMistakes ? MISTAKE : nearest + AS_LIKELY;
  return Array.from(ranked, ([place, { distance, variant }]) => ({ place, distance, variant }))
    .filter(({ distance }) => distance < furthest)
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        ageOf(cardAt(one.place)) - ageOf(cardAt(other.place)) ||
        one.place - other.place,
    )
    .map(({ place, variant }) => ({ card: cardAt(place), variant }));
}

const printingsOf = (variants: readonly CardVariant[], number: string): CardVariant[] =>
  variants.filter((variant) =>
    numbersOf(variant).some((each) => numberKey(each) === numberKey(number)),
  );
