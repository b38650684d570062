import type { VariantType } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { Printing, PrintingSort, SetGroup } from '@domain/printing';
import { type Block, FIELDS_BLOCK_HEIGHT, splitIntoBlocks } from '@/shared/lib/drawn-blocks';

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
  /** The same rows in blocks, whose groups are the keys of their runs. */
  blocks: readonly Block<Row>[];
}

interface ToLayOut<Row extends TradeRow> {
  groups: readonly SetGroup<Row>[];
  sort: PrintingSort;
  /** The codes of the sets whose sections are closed. */
  collapsed: readonly string[];
  rowHeight: number;
  /** The list's blocks before it changed; empty at first. */
  before: readonly Block<Row>[];
}

/** Lays a list out in sections, with the place of each block of their rows. */
export function layOut<Row extends TradeRow>({
  groups,
  sort,
  collapsed,
  rowHeight,
  before,
}: ToLayOut<Row>): Layout<Row> {
  const blocks: Block<Row>[] = [];
  let top = 0;
  const blocksBefore = groupBy(before, ({ group }) => group);
  const sections = groups.map(({ cardSet, printings }): Section<Row> => {
    const isOpen = !collapsed.includes(cardSet.code);
    top += HEADING_HEIGHT;
    const runs = isOpen ? runsOf(cardSet.code, printings, sort) : [];
    for (const { key, variantType, rows } of runs) {
      if (variantType !== null) top += SUBHEADING_HEIGHT;
      blocks.push(
        ...splitIntoBlocks({
          lines: rows,
          heightOf: rowHeight,
          blockHeight: FIELDS_BLOCK_HEIGHT,
          group: key,
          top,
          before: blocksBefore.get(key) ?? [],
        }),
      );
      top += rows.length * rowHeight;
    }
    top += GAP;
    return {
      cardSet,
      printings: printings.length,
      copies: printings.reduce((sum, { item }) => sum + item.quantity, 0),
      isOpen,
      runs,
    };
  });
  return { sections, rows: blocks.flatMap(({ lines }) => lines), blocks };
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** Sorted by variant, each variant is a run of its own; otherwise all rows are one run. */
function runsOf<Row extends TradeRow>(
  setCode: string,
  printings: readonly Row[],
  sort: PrintingSort,
): Run<Row>[] {
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
