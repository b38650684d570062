import type { Arena, Aspect, CardType, Orientation, Rarity, VariantType } from '@domain/card';

/** A card's fields from its `Normal` row; variant rows contain mistakes (rules/catalogue#rows-in-files). */
export interface CardFields {
  rarity: Rarity;
  cost: number | null;
  power: number | null;
  hp: number | null;
  upgradePower: number | null;
  upgradeHp: number | null;
  arena: Arena | null;
  aspects: Aspect[];
  traits: string[];
  keywords: string[];
  frontText: string | null;
  backText: string | null;
  unique: boolean;
}

/** A valid row: one printing, with its card's fields if it is the `Normal` row. */
export interface Printing {
  /** Its place in the file, from 1. */
  row: number;
  setCode: string;
  name: string;
  subtitle: string | null;
  cardType: CardType;
  variantType: VariantType;
  /** Of several rows that differ in their number, the lowest one. */
  number: string;
  /** The others of those rows, ascending. */
  otherNumbers: readonly string[];
  fields: CardFields | null;
  hasEpicAction: boolean;
  /** The market price in cents, and the lowest one beside it; null for no price. */
  priceCents: number | null;
  lowPriceCents: number | null;
  /** The prices of its foil, which count if the file lists no foils. */
  foilPriceCents: number | null;
  foilLowPriceCents: number | null;
  /** Null if no source says so; then our rule does. */
  frontOrientation: Orientation | null;
  backOrientation: Orientation | null;
  frontUrl: string | null;
  backUrl: string | null;
  artist: string | null;
}

/** A row, or a part of one, that wasn't imported, with the reason in words. */
export interface RowNote {
  row: number;
  name: string;
  reason: string;
}

/** The printings of a file or of an address. Only its valid rows stay in memory. */
export interface CardFile {
  printings: Printing[];
  rejected: RowNote[];
  /** Prices of the printings that aren't right. */
  leftOut: RowNote[];
  /** Rows that were read. */
  rows: number;
  /** The number of rows that the file states, if it does. */
  announced: number | null;
}

/** The identity of a card within its set (rules/catalogue#rows-in-files). */
export const identityOf = (card: Pick<Printing, 'name' | 'subtitle' | 'cardType'>): string =>
  JSON.stringify([card.name, card.subtitle, card.cardType]);

interface Faced {
  cardType: CardType;
  hasEpicAction: boolean;
}

/**
 * The orientation of a card's faces, which files don't state (rules/catalogue#faces). Leader fronts and bases are
 * landscape, everything else portrait, leader backs too; a leader without an epic action never becomes a unit, so both
 * of its faces are landscape.
 */
export function orientationOf(card: Faced, face: 'FRONT' | 'BACK'): Orientation {
  if (card.cardType === 'BASE') return 'LANDSCAPE';
  if (card.cardType !== 'LEADER') return 'PORTRAIT';
  return face === 'FRONT' || !card.hasEpicAction ? 'LANDSCAPE' : 'PORTRAIT';
}
