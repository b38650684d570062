import type { Card } from '@domain/card';
import { headingAbove, NO_HEADINGS, type SetHeading, type SetHeadings } from './set-headings';

/** In CSS pixels. */
const GAP = 16;
const CAPTION_HEIGHT = 72;
const LONG_PER_SHORT = 7 / 5;
/** The approximate width of a column. */
const COLUMN = 200;

const columnsIn = (width: number): number =>
  Math.max(2, Math.round((width + GAP) / (COLUMN + GAP)));

export interface Tile {
  card: Card;
  /** From the row's start, in CSS pixels. */
  left: number;
  width: number;
  /** The card's position among all, from 1. */
  position: number;
}

export interface GridRow {
  tiles: Tile[];
  /** Of the highest picture, in CSS pixels. */
  imageHeight: number;
  /** The heading above the row, if a set begins with it. */
  heading?: SetHeading;
  /** Including the heading, the caption and the gap below, in CSS pixels. */
  height: number;
}

/** In CSS pixels, as the style sheet has it. */
const HEADING_HEIGHT = 56;

/**
 * Where each card is in a grid of the given width in CSS pixels, which equal columns fill. A row of landscape cards alone
 * is lower than others. Each heading begins a new row.
 */
export function layOutGrid(
  cards: readonly Card[],
  width: number,
  headings: SetHeadings = NO_HEADINGS,
): GridRow[] {
  const columns = columnsIn(width);
  const column = (width - GAP * (columns - 1)) / columns;
  let before = 0;
  return sectionsOf(cards, headings).flatMap(({ heading, cards: own }) => {
    const rows: GridRow[] = [];
    for (let start = 0; start < own.length; start += columns) {
      const row = layOutRow(own.slice(start, start + columns), column, before + start);
      rows.push(
        start === 0 && heading ? { ...row, heading, height: row.height + HEADING_HEIGHT } : row,
      );
    }
    before += own.length;
    return rows;
  });
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

function layOutRow(cards: readonly Card[], column: number, before: number): GridRow {
  const isLow = cards.every(isLandscape);
  const imageHeight = isLow ? column / LONG_PER_SHORT : column * LONG_PER_SHORT;
  const tiles = cards.map((card, index) => ({
    card,
    left: (column + GAP) * index,
    width: column,
    position: before + index + 1,
  }));
  return { tiles, imageHeight, height: Math.ceil(imageHeight + CAPTION_HEIGHT + GAP) };
}

const isLandscape = (card: Card): boolean => card.images.front?.orientation === 'LANDSCAPE';

/** Where a card is drawn in a grid of known width, in CSS pixels. */
export interface TilePlace extends Omit<Tile, 'card' | 'position'> {
  /** From the grid's start. */
  top: number;
  /** Of the row's highest picture. */
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
    return tiles.map(({ card, left, width, position }, index) => ({
      id: card.id,
      card,
      position,
      place: { top: below, left, width, imageHeight, isInFirstRow: row === 0 },
      heading: index === 0 ? heading : undefined,
    }));
  });
}

/** As many as a wide window shows below the page's header. */
const FIRST_SCREEN = 24;

/**
 * The first cards of a grid of unknown width, below one heading, which a style sheet places as {@link layOutGrid} does.
 */
export function firstOfGrid(
  cards: readonly Card[],
  headings: SetHeadings = NO_HEADINGS,
): GridTile[] {
  const [section] = sectionsOf(cards, headings);
  return (section?.cards ?? []).slice(0, FIRST_SCREEN).map((card, index) => ({
    id: card.id,
    card,
    position: index + 1,
    place: null,
    heading: index === 0 ? section?.heading : undefined,
  }));
}
