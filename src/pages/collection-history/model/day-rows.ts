import { sortCards, VARIANT_ORDER, type Card, type VariantType } from '@domain/card';

/** How many copies of a card's printings there were. */
export interface DayRow {
  card: Card;
  copies: Partial<Record<VariantType, number>>;
}

export interface DayTable {
  rows: DayRow[];
  /** The variant types of which there was one at least, from the plainest to the rarest. */
  types: VariantType[];
  copies: number;
  printings: number;
}

/** A set's cards of which one had any, by number. @param counts copies by the printing's id */
export function dayTable(cards: readonly Card[], counts: Record<string, number>): DayTable {
  const found = new Set<VariantType>();
  let copies = 0;
  let printings = 0;
  const rows = sortCards(cards, { column: 'number', direction: 'ascending' }).flatMap(
    (card): DayRow[] => {
      const had = card.cardVariants.flatMap(({ id, variantType }) => {
        const count = counts[id] ?? 0;
        if (count === 0) return [];
        found.add(variantType);
        copies += count;
        printings += 1;
        return [[variantType, count] as const];
      });
      return had.length === 0 ? [] : [{ card, copies: Object.fromEntries(had) }];
    },
  );
  return { rows, types: VARIANT_ORDER.filter((type) => found.has(type)), copies, printings };
}
