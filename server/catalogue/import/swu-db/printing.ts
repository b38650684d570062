import type { Arena, Aspect, CardType, Rarity, VariantType } from '@domain/card';

/** What the `Normal` row says about a card; variant rows carry mistakes (catalogue 1). */
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

/** A row that was understood: one printing, with its card's fields if it is the `Normal` row. */
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
}

/** A row that wasn't imported, or a part of one, with the reason in words. */
export interface RowNote {
  row: number;
  name: string;
  reason: string;
}

/** What tells two cards of a set apart (catalogue 1). */
export const identityOf = (card: Pick<Printing, 'name' | 'subtitle' | 'cardType'>): string =>
  JSON.stringify([card.name, card.subtitle, card.cardType]);
