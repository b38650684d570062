import type { Card, Orientation, VariantType } from '@domain/card';

/** All that a picture of a card's face shows. */
export interface CardFacts extends Pick<
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
> {
  cardId: string;
  setCode: string;
  /** As printed, such as `059F`. */
  number: string;
  variantType: VariantType;
  face: 'FRONT' | 'BACK';
  orientation: Orientation;
}
