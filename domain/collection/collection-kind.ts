import type { Card, CardVariant, VariantType } from '../card';
import type { CountField } from '../preferences';

/** The five kinds of printing that a collection's table has columns for, in their order. */
export const COLLECTION_KINDS = [
  'standard',
  'foil',
  'hyperspace',
  'hyperspaceFoil',
  'showcase',
] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

export const VARIANT_TYPE_OF_KIND: Record<CollectionKind, VariantType> = {
  standard: 'STANDARD',
  foil: 'FOIL',
  hyperspace: 'HYPERSPACE',
  hyperspaceFoil: 'HYPERSPACE_FOIL',
  showcase: 'SHOWCASE',
};

/** The preference for how many of a variant type to collect; null for prestige types (rules/collection#target). */
export const PREFERENCE_OF_VARIANT_TYPE: Record<VariantType, CountField | null> = {
  STANDARD: 'standardVariantCount',
  FOIL: 'foilVariantCount',
  HYPERSPACE: 'hyperspaceVariantCount',
  HYPERSPACE_FOIL: 'hyperspaceFoilVariantCount',
  SHOWCASE: 'showcaseVariantCount',
  PRESTIGE: null,
  PRESTIGE_FOIL: null,
  PRESTIGE_SERIALIZED: null,
};

/** A card's only printing of a kind, or undefined. */
export const printingOfKind = (
  { cardVariants }: Pick<Card, 'cardVariants'>,
  kind: CollectionKind,
): CardVariant | undefined =>
  cardVariants.find(({ variantType }) => variantType === VARIANT_TYPE_OF_KIND[kind]);
