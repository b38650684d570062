import {
  byPlainness,
  type Printing,
  foilOf,
  numberKey,
  numbersOf,
  type VariantType,
} from '../card';
import { variantTypeOf, readPrinting } from '../readers';
import type { CardToFind, CardPrinting } from './card-finder';

type Numbered = Pick<Printing, 'number' | 'otherNumbers' | 'variantType'>;

/** Printings by the {@link printingKey} of their numbers; of those that share one, the plainest first. */
export type Numbers<Item> = ReadonlyMap<string, readonly Item[]>;

/** The key of a printing's number, also of one that isn't printed as others are. */
export const printingKey = (number: string): string =>
  numberKey(number) ?? number.trim().toUpperCase();

export function indexNumbers<Item>(
  items: Iterable<Item>,
  printingOf: (item: Item) => Numbered,
): Numbers<Item> {
  const plainestFirst = [...items].sort((a, b) => byPlainness(printingOf(a), printingOf(b)));
  const numbers = new Map<string, Item[]>();
  for (const item of plainestFirst) {
    for (const number of numbersOf(printingOf(item))) {
      const shared = numbers.get(printingKey(number));
      if (shared) shared.push(item);
      else numbers.set(printingKey(number), [item]);
    }
  }
  return numbers;
}

/** All printings of some cards by number. */
export const numbersOfCards = <Card extends CardToFind>(
  cards: readonly Card[],
): Numbers<CardPrinting<Card>> =>
  indexNumbers(cards.flatMap(printingsOfCard), ({ printing }) => printing);

/**
 * A printing's number, or a number with the short code of another printing of its card: `59`, `059F`, `59hsf`. A card
 * also shows how many its set has: `070/252`.
 */
const NUMBER = /^(\d+)([a-z]{0,3})(?:\/\d+)?$/i;

/** Whether a word begins as a printing's number does: `59`, `059F`, `70/252`. */
export const isNumberWord = (word: string | undefined): word is string => NUMBER.test(word ?? '');

/** What a number means among a set's printings. */
export interface NumberMatch<Card extends CardToFind> {
  /** The printings that have it; empty for an unknown number. */
  bearers: readonly CardPrinting<Card>[];
  /** The kind of printing that it asks for. */
  type: VariantType | null;
  /** Those of this kind; without one, the bearers and then the other printings of their cards. */
  printings: readonly CardPrinting<Card>[];
}

/**
 * The printings that a number means.
 *
 * @param typeNamed the kind of printing that is named beside the number
 * @returns null for a word that can't be a number
 */
export function findByNumber<Card extends CardToFind>(
  numbers: Numbers<CardPrinting<Card>>,
  word: string,
  typeNamed: VariantType | null,
): NumberMatch<Card> | null {
  const [, digits = '', suffix = ''] = NUMBER.exec(word) ?? [];
  const suffixType = variantTypeOf(readPrinting(suffix));
  if (digits === '' || (suffix.length > 1 && suffixType === null)) return null;
  const exact = numbers.get(printingKey(digits + suffix)) ?? [];
  const bearers = exact.length > 0 ? exact : (numbers.get(printingKey(digits)) ?? []);
  const asked = typeNamed ?? (exact.length > 0 ? null : suffixType);
  const [first] = bearers;
  // A hyperspace printing's number with “foil” means the hyperspace foil.
  const type = asked === 'FOIL' && first ? foilOf(first.printing.variantType) : asked;
  if (!first || (exact.length === 0 && type === null)) return { bearers: [], type, printings: [] };
  const ofCards = [...new Set(bearers.map(({ card }) => card))].flatMap(printingsOfCard);
  const printings =
    type === null
      ? [
          ...bearers,
          ...ofCards.filter(({ printing }) => !bearers.some((each) => each.printing === printing)),
        ]
      : ofCards.filter(({ printing }) => printing.variantType === type);
  return { bearers, type, printings };
}

/** A card's printings, the plainest first (rules/cards#variant-order). */
export const printingsOfCard = <Card extends CardToFind>(card: Card): CardPrinting<Card>[] =>
  card.cardVariants.toSorted(byPlainness).map((printing) => ({ card, printing }));
