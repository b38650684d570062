import { useMemo } from 'react';
import { copiesAfter, type CopiesChange } from '@domain/bulk-change';
import type { CardPrinting } from '@domain/find-cards';
import type { PrintingChange } from '@/entities/card';
import { counted, countedCopies } from '@/shared/lib/format';

/** A change of the number of copies of a printing. */
export interface CopiesPlan extends PrintingChange {
  from: number;
  to: number;
}

/** The effect of changes: “12 printings, 24 copies added, 3 copies removed”. */
export function copiesWords(changes: readonly CopiesPlan[]): string {
  let added = 0;
  let removed = 0;
  for (const { from, to } of changes) {
    if (to > from) added += to - from;
    else removed += from - to;
  }
  const parts = [counted(changes.length, 'printing')];
  if (added > 0) parts.push(`${countedCopies(added)} added`);
  if (removed > 0) parts.push(`${countedCopies(removed)} removed`);
  return parts.join(', ');
}

/** A change of how many copies of printings a list holds. Stays the same object while nothing in it changes. */
export const usePlannedQuantities = (
  rows: readonly (CardPrinting & { item: { quantity: number } })[],
  change: CopiesChange,
  most: number,
): readonly CopiesPlan[] =>
  useMemo(
    () =>
      rows.flatMap(({ card, printing, item: { quantity: from } }) => {
        const to = copiesAfter(change, from, most);
        return to === from ? [] : [{ card, printing, from, to }];
      }),
    [rows, change, most],
  );
