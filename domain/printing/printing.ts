import { byPlainness, compareTies } from '../card';
import type { CardSet } from '../card-set';
import type { CardPrinting } from '../find-cards';

/** The sort orders of a set's printings (rules/trade-lists#grouping). */
export const PRINTING_SORTS = ['CARD_NUMBER', 'VARIANT_TYPE'] as const;
export type PrintingSort = (typeof PRINTING_SORTS)[number];

/** The default order (rules/trade-lists#grouping). */
export const DEFAULT_PRINTING_SORT: PrintingSort = 'CARD_NUMBER';

const byType = (a: CardPrinting, b: CardPrinting): number => byPlainness(a.printing, b.printing);

const byNumber = (a: CardPrinting, b: CardPrinting): number => compareTies(a.card, b.card);

/**
 * The order of two printings of one set: by card number, then variant (rules/cards#variant-order); or the other way
 * round.
 */
export const comparePrintings =
  (sort: PrintingSort) =>
  (a: CardPrinting, b: CardPrinting): number =>
    sort === 'CARD_NUMBER' ? byNumber(a, b) || byType(a, b) : byType(a, b) || byNumber(a, b);

/** The printings of one set, sorted. */
export interface SetGroup<Listed extends CardPrinting> {
  cardSet: CardSet;
  printings: readonly Listed[];
}

/** Printings by set, in the sets' order; sets without any are left out, and so are printings of unknown sets. */
export function groupBySet<Listed extends CardPrinting>(
  printings: readonly Listed[],
  cardSets: readonly CardSet[],
  sort: PrintingSort,
): SetGroup<Listed>[] {
  const bySet = new Map<string, Listed[]>();
  for (const row of printings) {
    const { cardSetId } = row.card;
    const group = bySet.get(cardSetId);
    if (group) group.push(row);
    else bySet.set(cardSetId, [row]);
  }
  const compare = comparePrintings(sort);
  return cardSets.flatMap((cardSet) => {
    const group = bySet.get(cardSet.id);
    return group ? [{ cardSet, printings: group.toSorted(compare) }] : [];
  });
}
