import type { Card } from '@domain/card';
import { headingAbove, NO_HEADINGS, type SetHeading, type SetHeadings } from './set-headings';

/** In CSS pixels. */
const GAP = 16;
const CAPTION_HEIGHT = 54;
const LONG_PER_SHORT = 7 / 5;
/** The approximate width of a column of portrait cards. */
const COLUMN = 200;

const columnsIn = (width: number): number =>
  Math.max(2, Math.round((width + GAP) / (COLUMN + GAP)));

export interface Tile {
  card: Card;
  /** From the row's start, in CSS pixels. */
  left: number;
  width: number;
  /** The picture's own width: the row's height limits a landscape one among portrait ones. */
  pictureWidth: number;
  /** The card's position among all, from 1. */
  position: number;
}

export interface GridRow {
  tiles: Tile[];
  /** Of the pictures, in CSS pixels. */
  imageHeight: number;
  /** The heading above the row, if a set begins with it. */
  heading?: SetHeading;
  /** Including the heading, the caption and the gap below, in CSS pixels. */
  height: number;
}

/** In CSS pixels, as the style sheet has it. */
const HEADING_HEIGHT = 56;

/**
 * Where each card is in a grid of the given width in CSS pixels: every row fills it with equal columns. Each heading
 * begins a new row.
 */
export function layOutGrid(
  cards: readonly Card[],
  width: number,
  headings: SetHeadings = NO_HEADINGS,
): GridRow[] {
  let before = 0;
  return sectionsOf(cards, headings).flatMap(({ heading, cards: own }) =>
    packRows(own, columnsIn(width)).map((row, at) => {
      const laidOut = layOutRow(row, width, before);
      before += row.cells.length;
      return at === 0 && heading
        ? { ...laidOut, heading, height: laidOut.height + HEADING_HEIGHT }
        : laidOut;
    }),
  );
}

interface Section {
  heading: SetHeading | undefined;
  cards: Card[];
}

function sectionsOf(cards: readonly Card[], headings: SetHeadings): Section[] {
  const sections: Section[] = [];
  for (const card of cards) {
    const heading = headingAbove(headings, card);
    const last = sections.at(-1);
    if (last && !heading) last.cards.push(card);
    else sections.push({ heading, cards: [card] });
  }
  return sections;
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

/** Where a card is drawn in a grid of known width, in CSS pixels. */
export interface TilePlace extends Omit<Tile, 'card' | 'position'> {
  /** From the grid's start. */
  top: number;
  /** The height of the row's pictures. */
  imageHeight: number;
  isInFirstRow: boolean;
}

/** A card with its position in the grid. */
export interface GridTile {
  id: string;
  card: Card;
  /** The card's place among all, from 1. */
  position: number;
  /** Null until the grid's width is known: the style sheet places the tile where the layout will. */
  place: TilePlace | null;
  /** Above the tile's row, which it begins. */
  heading?: SetHeading | undefined;
}

/** The tiles of each row, with their places. */
export function placeTiles(rows: readonly GridRow[]): GridTile[][] {
  let top = 0;
  return rows.map(({ tiles, imageHeight, height, heading }, row) => {
    const below = top + (heading ? HEADING_HEIGHT : 0);
    top += height;
    return tiles.map(({ card, left, width, pictureWidth, position }, index) => ({
      id: card.id,
      card,
      position,
      place: { top: below, left, width, pictureWidth, imageHeight, isInFirstRow: row === 0 },
      heading: index === 0 ? heading : undefined,
    }));
  });
}

interface Packed {
  card: Card;
  /** How many columns the card takes. */
  span: number;
}

interface PackedRow {
  columns: number;
  cells: Packed[];
  /** Whether the row has only landscape cards, which makes it lower than others. */
  landscape: boolean;
}

export const isLandscape = (card: Card): boolean => card.images.front?.orientation === 'LANDSCAPE';

/** As many as a wide window shows below the page's header. */
export const FIRST_SCREEN = 16;
/** This many landscape cards in a row have rows of their own, whatever the grid's width. */
const ALWAYS_APART = 8;

/**
 * The first cards of a grid of unknown width: those of one shape below one heading, which a style sheet can place as
 * {@link layOutGrid} does. None if the width decides how landscape cards are mixed with others.
 */
export function firstOfGrid(
  cards: readonly Card[],
  headings: SetHeadings = NO_HEADINGS,
): GridTile[] {
  const [section] = sectionsOf(cards, headings);
  const [first = []] = runsOfOneShape(section?.cards ?? []);
  const isMixed = first.some(isLandscape) && first.length < ALWAYS_APART;
  if (isMixed) return [];
  return first.slice(0, FIRST_SCREEN).map((card, index) => ({
    id: card.id,
    card,
    position: index + 1,
    place: null,
    heading: index === 0 ? section?.heading : undefined,
  }));
}

/** Landscape cards have fewer, wider columns of their own, so leaders and bases are larger. */
const landscapeColumns = (columns: number): number => Math.max(2, Math.round((columns * 2) / 3));

/**
 * Fills rows with cards in their given order. A run of landscape cards that fills at least one row gets rows of its
 * own. A shorter run stays among portrait cards, each two columns wide, and starts the next row when only one column is
 * left.
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
