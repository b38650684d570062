import type { Card, VariantType } from '@domain/card';

/** A card's own fields; its numbers and pictures belong to its printings. */
export type DemoCard = Pick<
  Card,
  | 'id'
  | 'name'
  | 'subtitle'
  | 'cardType'
  | 'rarity'
  | 'cost'
  | 'power'
  | 'hp'
  | 'upgradePower'
  | 'upgradeHp'
  | 'arena'
  | 'aspects'
  | 'traits'
  | 'keywords'
  | 'frontText'
  | 'backText'
  | 'unique'
>;

export interface DemoVariant {
  id: string;
  card: DemoCard;
  variantType: VariantType;
  number: string;
  /** US cents, one a week, the last at `LAST_PRICE_DAY`; empty for a printing that nobody trades. */
  prices: number[];
}

export interface DemoSet {
  id: string;
  code: string;
  name: string;
  description: string;
  /** From 1, as released. */
  position: number;
  cards: DemoCard[];
  variants: DemoVariant[];
}
