import type { Arena, Aspect, CardType, Orientation, Rarity, VariantType } from '@domain/card';
import { RowRejected } from './row';

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
  /** Cents; null for no price. */
  priceCents: number | null;
  foilPriceCents: number | null;
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

/** The identity of a card within its set (rules/catalogue#rows-in-files). */
export const identityOf = (card: Pick<Printing, 'name' | 'subtitle' | 'cardType'>): string =>
  JSON.stringify([card.name, card.subtitle, card.cardType]);

/** Their names of our variant types; any other name rejects its row (rules/catalogue#rows-in-files). */
export const VARIANT_TYPE_OF: ReadonlyMap<string, VariantType> = new Map([
  ['Normal', 'STANDARD'],
  ['Foil', 'FOIL'],
  ['Hyperspace', 'HYPERSPACE'],
  ['Hyperspace Foil', 'HYPERSPACE_FOIL'],
  ['Showcase', 'SHOWCASE'],
  ['Prestige', 'PRESTIGE'],
  ['Prestige Foil', 'PRESTIGE_FOIL'],
  ['Prestige Serialized', 'PRESTIGE_SERIALIZED'],
]);

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

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a picture: https, or http on this machine, for tests and local mirrors.
 *
 * @throws {RowRejected} for anything else
 */
export function pictureUrl(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isAllowed =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (url === null || !isAllowed)
    throw new RowRejected(`picture is not at an https address: ${trimmed}`);
  return url.href;
}
