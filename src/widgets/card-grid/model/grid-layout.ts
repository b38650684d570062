import type { Card } from '@domain/card';
import { packRows } from './pack-rows';

/** In CSS pixels. */
const GAP = 16;
const CAPTION_HEIGHT = 52;
const HEIGHT_PER_WIDTH = 7 / 5;
/** About how wide a column is. */
const COLUMN = 190;

/** An even number, since landscape cards take two and would leave holes otherwise; two on a phone. */
const columnsIn = (width: number): number =>
  2 * Math.max(1, Math.round((width + GAP) / (COLUMN + GAP) / 2));

export interface Tile {
  card: Card;
  /** From the row's start, in CSS pixels. */
  left: number;
  width: number;
  /** The picture's own width: a landscape one is limited by the row's height. */
  pictureWidth: number;
  /** The card's place among all, from 1. */
  position: number;
}

export interface GridLayout {
  rows: Tile[][];
  /** With the gap below, in CSS pixels. */
  rowHeight: number;
  imageHeight: number;
  columns: number;
}

/** Where each card stands in a grid of the given width: equal columns, equal rows, landscape cards two columns wide. */
export function layOutGrid(cards: readonly Card[], width: number): GridLayout {
  const columns = columnsIn(width);
  const column = (width - GAP * (columns - 1)) / columns;
  const imageHeight = column * HEIGHT_PER_WIDTH;
  let position = 0;
  const rows = packRows(cards, columns).map((row) => {
    let left = 0;
    return row.map(({ card, span }) => {
      const taken = column * span + GAP * (span - 1);
      const pictureWidth = span === 1 ? taken : Math.min(taken, imageHeight * HEIGHT_PER_WIDTH);
      const tile = { card, left, width: taken, pictureWidth, position: ++position };
      left += taken + GAP;
      return tile;
    });
  });
  return { rows, rowHeight: Math.ceil(imageHeight + CAPTION_HEIGHT + GAP), imageHeight, columns };
}
