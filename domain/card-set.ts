import type { CardSort } from './card';

/** A set of cards. `code` is 2 to 6 upper-case letters or digits, a letter first, and is data, not an enumeration. */
export interface CardSet {
  id: string;
  code: string;
  name: string;
  description: string;
  imageUrl: string | null;
  /** The day, such as `2024-03-08`; null if no source says so. */
  releasedOn: string | null;
}

/** As in `TS26`; a card's id never matches, since it holds a hyphen. */
const CARD_SET_CODE = /^[A-Z][A-Z0-9]{1,5}$/;

/** The form of a code, in words for a sentence such as “… takes 2 to 6 letters or digits, a letter first”. */
export const CARD_SET_CODE_RULE = '2 to 6 letters or digits, a letter first';

/** Set codes are compared in upper case. Letters beyond ASCII stay as they are. */
export const normalizeCardSetCode = (text: string): string =>
  // `toUpperCase` of the whole text would turn “ſor” and “ß” into codes.
  text.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Whether a text in upper case can be a set's code, known or not. */
export const isCardSetCode = (text: string): boolean => CARD_SET_CODE.test(text);

/** Whether `/cards/{segment}` names a set, in either case; anything else there is a card's id. */
export const isCardSetSegment = (segment: string): boolean =>
  isCardSetCode(normalizeCardSetCode(segment));

/** Stands for all sets, where a set is chosen: `set=all`. */
export const ALL_SETS: CardSet = {
  id: 'all',
  code: 'ALL',
  name: 'All sets',
  description: '',
  imageUrl: null,
  releasedOn: null,
};

/**
 * The sets to choose from: all of them at once come first, where a phone shows them, if there are several and none has
 * that code.
 */
export const withAllSets = (cardSets: readonly CardSet[]): readonly CardSet[] =>
  cardSets.length > 1 && cardSets.every(({ code }) => code !== ALL_SETS.code)
    ? [ALL_SETS, ...cardSets]
    : cardSets;

/**
 * Puts the cards of each set together, in the sets' order; within a set they keep their order. Cards of unknown sets
 * come last.
 */
function togetherBySet<Card extends { cardSetId: string }>(
  cards: readonly Card[],
  cardSets: readonly Pick<CardSet, 'id'>[],
): readonly Card[] {
  const bySet = new Map(cardSets.map(({ id }) => [id, [] as Card[]]));
  const others: Card[] = [];
  for (const card of cards) (bySet.get(card.cardSetId) ?? others).push(card);
  return [...bySet.values(), others].flat();
}

/**
 * Cards of several sets that are sorted already, as a list shows them (rules/filters#sorting): by number, which counts
 * within a set, they follow set by set, from the last one if it is descending. By choice, the cards of each set are
 * together in any order, and the sets keep theirs.
 */
export function inListOrder<Card extends { cardSetId: string }>(
  sorted: readonly Card[],
  { sort, isBySet }: { sort: CardSort; isBySet: boolean },
  cardSets: readonly Pick<CardSet, 'id'>[],
): readonly Card[] {
  if (isBySet) return togetherBySet(sorted, cardSets);
  if (sort.column !== 'number') return sorted;
  return togetherBySet(sorted, sort.direction === 'ascending' ? cardSets : cardSets.toReversed());
}

/** The most characters of a set's name, and of its description. */
export const MAX_CARD_SET_NAME = 100;
export const MAX_CARD_SET_DESCRIPTION = 500;
