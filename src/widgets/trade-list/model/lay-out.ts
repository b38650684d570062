import type { VariantType } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { Printing, PrintingSort, SetGroup } from '@domain/printing';

/** A printing on a want list or a sale list, as the list shows it; `id` is the printing's. */
export interface TradeRow extends Printing {
  id: string;
  item: { quantity: number };
}

/** In CSS pixels; passed to the style sheet. */
export const HEADING_HEIGHT = 56;
export const SUBHEADING_HEIGHT = 40;
/** Below a section, with its borders. */
export const GAP = 14;

/** Rows that follow each other without a heading between them. */
interface Run<Row extends TradeRow> {
  /** Unique in the list. */
  key: string;
  /** The text of its heading; null if it has none. */
  variantType: VariantType | null;
  rows: readonly Row[];
  /** The index of its first row among all of the list. */
  first: number;
}

/** A set's part of the list. */
export interface Section<Row extends TradeRow> {
  cardSet: CardSet;
  /** The number of its printings, open or not, and of their copies. */
  printings: number;
  copies: number;
  isOpen: boolean;
  /** Empty while it is closed. */
  runs: readonly Run<Row>[];
}

interface Layout<Row extends TradeRow> {
  sections: readonly Section<Row>[];
  /** The rows of the open sections, in order. */
  rows: readonly Row[];
  /** A row's height with what is above it since the row before, in CSS pixels. */
  heightOf: (row: Row) => number;
}

interface ToLayOut<Row extends TradeRow> {
  groups: readonly SetGroup<Row>[];
  sort: PrintingSort;
  /** The codes of the sets whose sections are closed. */
  collapsed: readonly string[];
  rowHeight: number;
}

/** Lays a list out in sections. */
export function layOut<Row extends TradeRow>({
  groups,
  sort,
  collapsed,
  rowHeight,
}: ToLayOut<Row>): Layout<Row> {
  const rows: Row[] = [];
  const above = new Map<Row, number>();
  let space = 0;
  const sections = groups.map(({ cardSet, printings }): Section<Row> => {
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
function runsOf<Row extends TradeRow>(
  setCode: string,
  printings: readonly Row[],
  sort: PrintingSort,
): Omit<Run<Row>, 'first'>[] {
  if (sort === 'CARD_NUMBER') return [{ key: `${setCode} `, variantType: null, rows: printings }];
  const runs: { key: string; variantType: VariantType; rows: Row[] }[] = [];
  for (const row of printings) {
    const { variantType } = row.variant;
    const last = runs.at(-1);
    if (last?.variantType === variantType) last.rows.push(row);
    else runs.push({ key: `${setCode} ${variantType} `, variantType, rows: [row] });
  }
  return runs;
}
