import type { Aspect } from './aspect';
import type { Arena, CardType, Orientation, Rarity } from './card-enumerations';
import type { VariantType } from './variant-type';

/**
 * One face's picture. `url` has no file extension; `/{width}` behind it asks for a size
 * (rules/pictures#size-in-the-address).
 */
export interface CardImage {
  id: string;
  url: string;
  orientation: Orientation;
}

export interface CardImages {
  front: CardImage | null;
  back: CardImage | null;
}

/** A price in whole US cents and when the provider stated it (ISO 8601). */
export interface MarketPrice {
  priceCents: number;
  recordedAt: string;
}

/** One printing of a card. `number` is the printing's own, such as `059F`. */
export interface Printing {
  id: string;
  number: string;
  /** Further numbers under which it is listed, ascending; usually empty. */
  otherNumbers: string[];
  variantType: VariantType;
  /** Who made its picture; null if unknown. */
  artist: string | null;
  currentMarketPrice: MarketPrice | null;
  images: CardImages;
}

/** A card with all its printings. Absent numbers and texts are null, never 0 or ''. */
export interface Card {
  id: string;
  cardSetId: string;
  name: string;
  subtitle: string | null;
  standardCardNumber: number | null;
  hyperspaceCardNumber: number | null;
  showcaseCardNumber: number | null;
  standardFullCardNumber: string | null;
  cost: number | null;
  rarity: Rarity;
  power: number | null;
  hp: number | null;
  upgradePower: number | null;
  upgradeHp: number | null;
  cardType: CardType;
  arena: Arena | null;
  aspects: Aspect[];
  traits: string[];
  keywords: string[];
  frontText: string | null;
  backText: string | null;
  unique: boolean;
  images: CardImages;
  cardVariants: Printing[];
}

/** What is printed on a card's faces, whichever printing it is. */
export type PrintedFields = Pick<
  Card,
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
  | 'frontText'
  | 'backText'
  | 'unique'
>;
