import type { Card } from '@domain/card';

export interface Packed {
  card: Card;
  /** How many columns the card takes. */
  span: number;
}

export interface PackedRow {
  columns: number;
  cells: Packed[];
  /** Whether the row is for landscape cards alone, and so lower than another. */
  landscape: boolean;
}

const isLandscape = (card: Card): boolean => card.images.front?.orientation === 'LANDSCAPE';

/** Landscape cards have fewer, wider columns of their own, so that leaders and bases stand out. */
const landscapeColumns = (columns: number): number => Math.max(2, Math.round((columns * 2) / 3));

/**
 * Fills rows with cards in their given order. Landscape cards that fill a row by themselves get rows of their own,
 * to the last one of their run. Fewer of them stand among portrait cards, two columns wide, and start the next row
 * when only one column is left.
 *
 * @param columns of portrait cards, at least 2
 */
export function packRows(cards: readonly Card[], columns: number): PackedRow[] {
  const rows: PackedRow[] = [];
  let free = 0;
  const place = (card: Card, span: number, of: Omit<PackedRow, 'cells'>) => {
    const row = rows.at(-1);
    if (row && span <= free && row.landscape === of.landscape) {
      row.cells.push({ card, span });
      free -= span;
    } else {
      rows.push({ ...of, cells: [{ card, span }] });
      free = of.columns - span;
    }
  };
  const wide = landscapeColumns(columns);
  for (const run of runsOfOneShape(cards)) {
    const landscape = run.some(isLandscape);
    const apart = landscape && run.length >= wide;
    for (const card of run) {
      place(card, landscape && !apart ? 2 : 1, {
        columns: apart ? wide : columns,
        landscape: apart,
      });
    }
  }
  return rows;
}

function runsOfOneShape(cards: readonly Card[]): Card[][] {
  const runs: Card[][] = [];
  let previous: boolean | null = null;
  for (const card of cards) {
    const shape = isLandscape(card);
    if (shape === previous) runs.at(-1)?.push(card);
    else runs.push([card]);
    previous = shape;
  }
  return runs;
}
