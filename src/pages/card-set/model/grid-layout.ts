import type { Card } from '@domain/card';
import { packRows, type PackedRow } from './pack-rows';

/** In CSS pixels. */
const GAP = 16;
const CAPTION_HEIGHT = 54;
const LONG_PER_SHORT = 7 / 5;
/** About how wide a column of portrait cards is. */
const COLUMN = 200;

const columnsIn = (width: number): number =>
  Math.max(2, Math.round((width + GAP) / (COLUMN + GAP)));

export interface Tile {
  card: Card;
  /** From the row's start, in CSS pixels. */
  left: number;
  width: number;
  /** The picture's own width: a landscape one among portrait ones is limited by the row's height. */
  pictureWidth: number;
  /** The card's place among all, from 1. */
  position: number;
}

export interface GridRow {
  tiles: Tile[];
  /** Of the pictures, in CSS pixels. */
  imageHeight: number;
  /** With caption and the gap below, in CSS pixels. */
  height: number;
}

/** Where each card stands in a grid of the given width in CSS pixels: every row fills it with equal columns. */
export function layOutGrid(cards: readonly Card[], width: number): GridRow[] {
  let before = 0;
  return packRows(cards, columnsIn(width)).map((row) => {
    const laidOut = layOutRow(row, width, before);
    before += row.cells.length;
    return laidOut;
  });
}

function layOutRow({ cells, columns, landscape }: PackedRow, width: number, before: number) {
  const column = (width - GAP * (columns - 1)) / columns;
  const imageHeight = landscape ? column / LONG_PER_SHORT : column * LONG_PER_SHORT;
  let left = 0;
  const tiles = cells.map(({ card, span }, index): Tile => {
    const taken = column * span + GAP * (span - 1);
    const pictureWidth = span === 1 ? taken : Math.min(taken, imageHeight * LONG_PER_SHORT);
    const tile = { card, left, width: taken, pictureWidth, position: before + index + 1 };
    left += taken + GAP;
    return tile;
  });
  return { tiles, imageHeight, height: Math.ceil(imageHeight + CAPTION_HEIGHT + GAP) };
}
