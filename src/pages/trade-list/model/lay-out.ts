import type { VariantType } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { PrintingSort, SetGroup } from '@domain/printing';
import type { ListedPrinting } from '@/entities/card';
import type { ListItem } from '@/entities/trade-list';

/** A printing on a list, as the list shows it; `id` is the printing's. */
export type TradeRow = ListedPrinting<ListItem>;

/** In CSS pixels; passed to the style sheet. */
export const HEADING_HEIGHT = 56;
export const SUBHEADING_HEIGHT = 40;
/** Below a section, with its borders. */
export const GAP = 14;

/** Rows that follow each other without a heading between them. */
interface Run {
  /** Unique in the list. */
  key: string;
  /** The text of its heading; null if it has none. */
  variantType: VariantType | null;
  rows: readonly TradeRow[];
  /** The index of its first row among all of the list. */
  first: number;
}

/** A set's part of the list. */
export interface Section {
  cardSet: CardSet;
  /** The number of its printings, open or not, and of their copies. */
  printings: number;
  copies: number;
  isOpen: boolean;
  /** Empty while it is closed. */
  runs: readonly Run[];
}

interface Layout {
  sections: readonly Section[];
  /** The rows of the open sections, in order. */
  rows: readonly TradeRow[];
  /** A row's height with what is above it since the row before, in CSS pixels. */
  heightOf: (row: TradeRow) => number;
}

interface ToLayOut {
  groups: readonly SetGroup<TradeRow>[];
  sort: PrintingSort;
  /** The codes of the sets whose sections are closed. */
  collapsed: readonly string[];
  rowHeight: number;
}

/** Lays a list out in sections. */
export function layOut({ groups, sort, collapsed, rowHeight }: ToLayOut): Layout {
  const rows: TradeRow[] = [];
  const above = new Map<TradeRow, number>();
  let space = 0;
  const sections = groups.map(({ cardSet, printings }): Section => {
    const isOpen = !collapsed.includes(cardSet.code);
    space += HEADING_HEIGHT;
    const runs = isOpen ? runsOf(cardSet.code, printings, sort) : [];
    const placed = runs.map((run) => {
      if (run.variantType !== null) space += SUBHEADING_HEIGHT;
      const [row] = run.rows;
      if (row) above.set(row, space);
      space = 0;
      const first = rows.length;
      rows.push(...run.rows);
      return { ...run, first };
    });
    space += GAP;
    return {
      cardSet,
      printings: printings.length,
      copies: printings.reduce((sum, { item }) => sum + item.quantity, 0),
      isOpen,
      runs: placed,
    };
  });
  return { sections, rows, heightOf: (row) => rowHeight + (above.get(row) ?? 0) };
}

/** Sorted by variant, each variant is a run of its own; otherwise all rows are one run. */
function runsOf(
  setCode: string,
  printings: readonly TradeRow[],
  sort: PrintingSort,
): Omit<Run, 'first'>[] {
  if (sort === 'CARD_NUMBER') return [{ key: `${setCode} `, variantType: null, rows: printings }];
  const runs: { key: string; variantType: VariantType; rows: TradeRow[] }[] = [];
  for (const row of printings) {
    const { variantType } = row.printing;
    const last = runs.at(-1);
    if (last?.variantType === variantType) last.rows.push(row);
    else runs.push({ key: `${setCode} ${variantType} `, variantType, rows: [row] });
  }
  return runs;
}
