import { type CardFinder, findByName, findByNumber } from '../../find-cards';
import { sameCardKey } from '../same-card';
import type { DeckPart } from '../deck';
import type { CardToRead, NamedInDeck } from './deck-reading';
import { KNOWN_MISSPELLINGS } from './known-misspellings';

/** The cards that a line can mean, one of each that is reprinted: none, the one, or several to ask about. */
export function cardsMeant(
  finder: CardFinder<CardToRead>,
  { setCode, number, names, hasNoSubtitle = false, part }: NamedInDeck,
): readonly CardToRead[] {
  const numbered = setCode === null ? [] : cardsNumbered(finder, setCode, number);
  const namesakes = firstOf(names, (name) => cardsCalled(finder, name, setCode));
  const plain = namesakes.filter(({ subtitle }) => subtitle === null);
  const called = hasNoSubtitle && plain.length > 0 ? plain : namesakes;
  if (numbered.length === 0) return inPart(withoutReprints(called), part);
  const keys = new Set(called.map(sameCardKey));
  const agreeing = numbered.filter((card) => keys.size === 0 || keys.has(sameCardKey(card)));
  // Set and number that contradict the name leave open which of them is wrong.
  return withoutReprints(agreeing.length > 0 ? agreeing : [...called, ...numbered]);
}

/** Ids of cards with names like a line's, the likeliest first. */
export const nearestCards = (
  finder: CardFinder<CardToRead>,
  { names, part }: NamedInDeck,
): string[] =>
  inPart(
    withoutReprints(
      firstOf(names, (name) =>
        findByName(finder, name.slice(0, LONGEST_NAME), { tolerance: 'mistakes' })
          .toSorted((one, other) => one.distance - other.distance)
          .map(({ card }) => card),
      ),
    ),
    part,
  )
    .slice(0, MOST_NEAREST)
    .map(({ id }) => id);

const MOST_NEAREST = 3;

/** Longer texts are no names, and are compared only this far. */
const LONGEST_NAME = 200;

const cardsNumbered = (
  { sets }: CardFinder<CardToRead>,
  setCode: string,
  number: string,
): CardToRead[] => {
  const found = sets.get(setCode);
  const bearers = (found && findByNumber(found.numbers, number, null)?.bearers) ?? [];
  return bearers.map(({ card }) => card);
};

/** The cards that are called so: with name and subtitle, or else by the name alone; of the set that is named, if any are. */
function cardsCalled(
  finder: CardFinder<CardToRead>,
  written: string,
  setCode: string | null,
): readonly CardToRead[] {
  const find = (text: string) => {
    const all = findByName(finder, text.slice(0, LONGEST_NAME), { tolerance: 'exact' }).map(
      ({ card }) => card,
    );
    const ofSet = all.filter((card) => finder.codeOf(card) === setCode);
    return ofSet.length > 0 ? ofSet : all;
  };
  const meant = KNOWN_MISSPELLINGS.reduce(
    (text, [form, right]) => text.replaceAll(form, right),
    written,
  );
  // A catalogue may have a name as others misspell it.
  const spellings = [...new Set([written, meant])];
  const whole = firstOf(spellings, find);
  if (whole.length > 0) return whole;
  // Of a name with a subtitle that is written otherwise, the name. Behind it no count may be lost.
  return firstOf(spellings, (name) =>
    firstOf(BEFORE_SUBTITLE, (between) => {
      const [before = '', ...behind] = name.split(between);
      const isSubtitle = behind.length > 0 && !COUNT_AMONG.test(behind.join(' '));
      return isSubtitle && before.trim() !== '' ? find(before) : [];
    }),
  );
}

const BEFORE_SUBTITLE = ['|', ',', ' - ', ' – ', ' — ', ': ', ' ('];

/** A count, which no subtitle has. */
const COUNT_AMONG = /(?:^|[\s,;|])(?:\d{1,3}x?|x\d{1,3})(?=$|[\s,;|])/i;

function firstOf<Item>(
  texts: readonly string[],
  find: (text: string) => readonly Item[],
): readonly Item[] {
  for (const text of texts) {
    const found = find(text);
    if (found.length > 0) return found;
  }
  return [];
}

/** One card of each that is reprinted: the first. */
const withoutReprints = (cards: readonly CardToRead[]): readonly CardToRead[] =>
  [...new Map(cards.toReversed().map((card) => [sameCardKey(card), card])).values()].toReversed();

/** Those that belong in a part, if any do: a leader may have the name of a unit. */
function inPart(cards: readonly CardToRead[], part: DeckPart | null): readonly CardToRead[] {
  const fits = cards.filter(({ cardType }) => {
    if (part === 'LEADER' || part === 'BASE') return cardType === part;
    return part !== 'DECK' || (cardType !== 'LEADER' && cardType !== 'BASE');
  });
  return fits.length > 0 ? fits : cards;
}
