import { type Card, type Printing, numberKey, numbersOf, type VariantType } from '../card';
import { nameKey } from '../folded-text';
import type { CardFinder } from './card-finder';
import { findByName, type Tolerance } from './find-by-name';
import { findByNumber } from './find-by-number';
import { MISTAKE } from './name-distance';
import { readTyped, type TypedReading } from './read-typed';

/** A card that a text may mean, and the printing if the text names one. */
export interface FoundCard {
  card: Card;
  printing: Printing | null;
}

/** The part of a text that is read; no line of a deck list is longer. */
const LONGEST = 200;

/** How much further than the nearest name another one may be and still be meant. */
const AS_LIKELY = 1.5 * MISTAKE;

interface CardSearch {
  tolerance?: Exclude<Tolerance, 'exact'>;
  most?: number;
}

/**
 * The cards that a text most likely means, the likeliest first: a name with mistakes, words of it in any order, a
 * number (`sor 5 foil`, `HS 120`) or a line of a deck list. An exact name always comes first; of cards that fit as well,
 * those of newer sets do.
 *
 * Never throws, whatever was pasted (rules/search#ranking).
 */
export function findCards(
  finder: CardFinder,
  text: string,
  { tolerance = 'mistakes', most = 20 }: CardSearch = {},
): FoundCard[] {
  const typed = text.slice(0, LONGEST).trim();
  if (typed === '') return [];
  const reading = readTyped(typed, finder.sets);
  const exact = [
    ...findByName(finder, typed, { tolerance: 'exact' }).map(({ card }) => ({
      card,
      printing: null,
    })),
    ...numbered(finder, reading),
  ];
  const found = new Map<string, FoundCard>();
  const like = named(finder, typed, reading, tolerance);
  const nearest = Math.min(...like.map(({ distance }) => distance));
  // What was found already isn't meant with mistakes.
  const furthest = exact.length > 0 ? MISTAKE : nearest + AS_LIKELY;
  for (const each of [...exact, ...like.filter(({ distance }) => distance < furthest)]) {
    if (!found.has(each.card.id))
      found.set(each.card.id, { card: each.card, printing: each.printing });
    if (found.size === most) break;
  }
  return [...found.values()];
}

/** The printings with a number, of the set that was named or of all. */
function numbered(finder: CardFinder, { number, setCode, type, words }: TypedReading): FoundCard[] {
  // A number behind a name only tells cards with that name apart, which `named` does.
  if (number === null || (setCode === null && words.length > 0)) return [];
  const sets = setCode === null ? [...finder.sets.values()] : [finder.sets.get(setCode)];
  const read = (kind: VariantType | null) =>
    sets.flatMap((set) => (set && findByNumber(set.numbers, number, kind)?.printings) ?? []);
  const ofType = type === null ? [] : read(type);
  // Of a card without such a printing, at least the card.
  const printings = ofType.length > 0 ? ofType : read(null);
  const name = nameKey(words.join(' '));
  return printings.map(({ card, printing }) => {
    // A card's plain number names the card; a kind, a name beside it, or a number of its own names the printing.
    const isNamed =
      ofType.length > 0 ||
      /[a-z]/i.test(number) ||
      printing.variantType !== 'STANDARD' ||
      (words.length > 0 && nameKey(`${card.name} ${card.subtitle ?? ''}`).startsWith(name));
    return { card, printing: isNamed ? printing : null };
  });
}

/** What reading a kind, a set or a count out of the words costs against a name that has all of them. */
const READ = 1;
/** What it costs if a card has no printing of the kind, or none with the number. */
const LACKING = 5;

/** The cards whose names are like the text, and like what a set, number, kind and count leave of it. */
function named(
  finder: CardFinder,
  typed: string,
  { words, setCode, type, number }: TypedReading,
  tolerance: Tolerance,
) {
  const whole = findByName(finder, typed, { tolerance });
  const name = words.join(' ');
  const rest =
    name === '' || name === typed ? [] : findByName(finder, name, { tolerance, setCode });
  const read = rest.flatMap(({ card, distance }) => {
    const ofNumber = number === null ? undefined : withNumber(card, number);
    const ofType = type === null ? undefined : withType(card, type);
    const lacks = (type !== null && !ofType) || (number !== null && !ofNumber);
    if (lacks && tolerance !== 'mistakes') return [];
    const cost = READ + (lacks ? LACKING : 0);
    return [{ card, distance: distance + cost, printing: ofType ?? ofNumber ?? null }];
  });
  return [...whole.map((each) => ({ ...each, printing: null })), ...read].sort(
    (one, other) =>
      one.distance - other.distance || finder.ageOf(one.card) - finder.ageOf(other.card),
  );
}

const withType = ({ cardVariants }: Card, type: VariantType): Printing | undefined =>
  cardVariants.find(({ variantType }) => variantType === type);

const withNumber = ({ cardVariants }: Card, number: string): Printing | undefined =>
  cardVariants.find((printing) =>
    numbersOf(printing).some((each) => numberKey(each) === numberKey(number)),
  );
