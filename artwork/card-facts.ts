import type { Orientation, PrintedFields, VariantType } from '@domain/card';

/** All that a picture of a card's face shows. */
export interface CardFacts extends PrintedFields {
  cardId: string;
  setCode: string;
  /** As printed, such as `059F`. */
  number: string;
  variantType: VariantType;
  face: 'FRONT' | 'BACK';
  orientation: Orientation;
}
