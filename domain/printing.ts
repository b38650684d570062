import {
  byPlainness,
  type Card,
  type CardVariant,
  compareTies,
  numbersOf,
  type VariantType,
  numberKey,
} from './card';
import {
  cardIndexOf,
  type CardExpression,
  type CardIndex,
  EVERY_CARD,
  parseSearchLine,
  type PrintingFacts,
  selectPrintings,
} from './card-filter';
import type { CardSet } from './card-set';

/** One printing with the card that it is a printing of. */
export interface Printing {
  card: Card;
  variant: CardVariant;
}

/** The sort orders of a set's printings (rules/trade-lists#grouping). */
export const PRINTING_SORTS = ['CARD_NUMBER', 'VARIANT_TYPE'] as const;
export type PrintingSort = (typeof PRINTING_SORTS)[number];

/** The default order (rules/trade-lists#grouping). */
export const DEFAULT_PRINTING_SORT: PrintingSort = 'CARD_NUMBER';

const byVariant = (a: Printing, b: Printing): number => byPlainness(a.variant, b.variant);

const byNumber = (a: Printing, b: Printing): number => compareTies(a.card, b.card);

/**
 * The order of two printings of one set: by card number, then variant (rules/cards#variant-order); or the other way
 * round.
 */
export const comparePrintings =
  (sort: PrintingSort) =>
  (a: Printing, b: Printing): number =>
    sort === 'CARD_NUMBER' ? byNumber(a, b) || byVariant(a, b) : byVariant(a, b) || byNumber(a, b);

/** The printings of one set, sorted. */
export interface SetGroup<Listed extends Printing> {
  cardSet: CardSet;
  printings: readonly Listed[];
}

/** Printings by set, in the sets' order; sets without any are left out, and so are printings of unknown sets. */
export function groupBySet<Listed extends Printing>(
  printings: readonly Listed[],
  cardSets: readonly CardSet[],
  sort: PrintingSort,
): SetGroup<Listed>[] {
  const bySet = new Map<string, Listed[]>();
  for (const printing of printings) {
    const { cardSetId } = printing.card;
    const group = bySet.get(cardSetId);
    if (group) group.push(printing);
    else bySet.set(cardSetId, [printing]);
  }
  const compare = comparePrintings(sort);
  return cardSets.flatMap((cardSet) => {
    const group = bySet.get(cardSet.id);
    return group ? [{ cardSet, printings: group.toSorted(compare) }] : [];
  });
}

/** Printings, ready to be searched. */
export interface PrintingIndex<Found extends Printing = Printing> {
  cards: CardIndex;
  printings: readonly Found[];
}

/** Indexes all printings of cards by number, so each keystroke of a search is fast. */
export const printingIndexOf = (cards: readonly Card[]): PrintingIndex => ({
  cards: cardIndexOf(cards),
  printings: cards
    .flatMap((card) => card.cardVariants.map((variant) => ({ card, variant })))
    .sort(comparePrintings('CARD_NUMBER')),
});

/** What a search asks of printings that no number finds. A line that can't be understood asks for nothing. */
export function searchExpression(line: string): CardExpression {
  const parsed = parseSearchLine(line.trim());
  return parsed.ok ? parsed.expression : EVERY_CARD;
}

interface PrintingSearch {
  /** As typed. */
  line: string;
  /** Null for any. */
  type: VariantType | null;
  /** The facts that {@link searchExpression} needs. */
  facts: PrintingFacts;
}

/** The printings that a search finds: by number, or else those that the search line finds. */
export function findPrintings<Found extends Printing>(
  { cards, printings }: PrintingIndex<Found>,
  { line, type, facts }: PrintingSearch,
): readonly Found[] {
  const ofType =
    type === null ? printings : printings.filter(({ variant }) => variant.variantType === type);
  const text = line.trim();
  if (text === '') return ofType;
  const number = numberKey(text);
  const numbered = ofType.filter(
    ({ variant }) =>
      number !== null && numbersOf(variant).some((each) => numberKey(each) === number),
  );
  if (numbered.length > 0) return numbered;
  const found = new Set(
    selectPrintings(cards, searchExpression(line), undefined, facts).map(
      ({ variant }) => variant?.id,
    ),
  );
  return ofType.filter(({ variant }) => found.has(variant.id));
}
