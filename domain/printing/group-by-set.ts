import type { CardSet } from '../card-set';
import { comparePrintings, type PrintingSort } from './compare-printings';
import type { Printing } from './printing';

/** The printings of one set, sorted. */
export interface SetGroup<Listed extends Printing> {
  cardSet: CardSet;
  printings: readonly Listed[];
}

/** Printings by set, in the sets' order; sets without any are left out, and so is what belongs to no known set. */
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
