import type { VariantType } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import type { Printing, PrintingSort, SetGroup } from '@domain/printing';
import { useMediaQuery } from '@/shared/lib/responsive';

/** A printing on a want list or a sale list, as the list shows it; `id` is the printing's. */
export interface TradeRow extends Printing {
  id: string;
  item: { quantity: number };
}

/** In CSS pixels; the style sheet gets them. */
export const HEADING_HEIGHT = 56;
export const SUBHEADING_HEIGHT = 40;
/** Below a section, with its borders. */
const GAP = 14;

/** Rows that follow each other without a heading between them. */
interface Block<Row extends TradeRow> {
  /** What its heading names; null where it has none. */
  variantType: VariantType | null;
  rows: readonly Row[];
  /** The first row's place among all lines, headings included. */
  firstLine: number;
}

/** A set's part of the list. */
export interface Section<Row extends TradeRow> {
  cardSet: CardSet;
  /** How many printings it has, whether it is open or not, and how many copies of them. */
  printings: number;
  copies: number;
  isOpen: boolean;
  /** None while it is closed. */
  blocks: readonly Block<Row>[];
}

interface Layout<Row extends TradeRow> {
  sections: readonly Section<Row>[];
  /** The rows of the open sections, in their order. */
  rows: readonly Row[];
  /** The line at which each of those rows is. */
  lineOfRow: readonly number[];
  /** Every line's height in CSS pixels: of headings and rows. */
  heights: readonly number[];
}

interface ToLayOut<Row extends TradeRow> {
  groups: readonly SetGroup<Row>[];
  sort: PrintingSort;
  /** The codes of the sets whose sections are closed. */
  collapsed: readonly string[];
  rowHeight: number;
}

/** Lays a list out as lines, one under the other, so that only those in sight need be drawn. */
export function layOut<Row extends TradeRow>({
  groups,
  sort,
  collapsed,
  rowHeight,
}: ToLayOut<Row>): Layout<Row> {
  const heights: number[] = [];
  const rows: Row[] = [];
  const lineOfRow: number[] = [];
  const sections = groups.map(({ cardSet, printings }): Section<Row> => {
    const isOpen = !collapsed.includes(cardSet.code);
    heights.push(HEADING_HEIGHT);
    const blocks = (isOpen ? blocksOf(printings, sort) : []).map((block) => {
      if (block.variantType !== null) heights.push(SUBHEADING_HEIGHT);
      const firstLine = heights.length;
      for (const row of block.rows) {
        lineOfRow.push(heights.length);
        rows.push(row);
        heights.push(rowHeight);
      }
      return { ...block, firstLine };
    });
    heights[heights.length - 1] = (heights.at(-1) ?? 0) + GAP;
    return {
      cardSet,
      printings: printings.length,
      copies: printings.reduce((sum, { item }) => sum + item.quantity, 0),
      isOpen,
      blocks,
    };
  });
  return { sections, rows, lineOfRow, heights };
}

/** Sorted by variant, each variant is a block of its own; otherwise all rows are one. */
function blocksOf<Row extends TradeRow>(printings: readonly Row[], sort: PrintingSort) {
  if (sort === 'CARD_NUMBER') return [{ variantType: null, rows: printings }];
  const blocks: { variantType: VariantType; rows: Row[] }[] = [];
  for (const row of printings) {
    const { variantType } = row.variant;
    const last = blocks.at(-1);
    if (last?.variantType === variantType) last.rows.push(row);
    else blocks.push({ variantType, rows: [row] });
  }
  return blocks;
}

/** How high each row is drawn, in CSS pixels: in a wide window and on a phone. */
export interface RowHeight {
  wide: number;
  narrow: number;
}

/** As the style sheets have it. */
const NARROW = '(max-width: 767px)';

/** Of the two, the one for the window as it is. */
export const useRowHeight = ({ wide, narrow }: RowHeight): number =>
  useMediaQuery(NARROW) ? narrow : wide;
