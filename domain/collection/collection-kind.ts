import type { Card, Printing, VariantType } from '../card';
import type { CountField } from '../preferences';

/** The five kinds of printing that are collected, each with a column of its own, in their order. */
export const COLLECTION_KINDS = [
  'standard',
  'foil',
  'hyperspace',
  'hyperspaceFoil',
  'showcase',
] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** The kinds that are counted, but not collected, and share one column. */
export const PRESTIGE_KINDS = ['prestige', 'prestigeFoil', 'prestigeSerialized'] as const;
export type PrestigeKind = (typeof PRESTIGE_KINDS)[number];

/** Every kind that a collection counts: there is one for each variant type. */
export const COUNTED_KINDS = [...COLLECTION_KINDS, ...PRESTIGE_KINDS] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

export const VARIANT_TYPE_OF_KIND: Record<CountedKind, VariantType> = {
  standard: 'STANDARD',
  foil: 'FOIL',
  hyperspace: 'HYPERSPACE',
  hyperspaceFoil: 'HYPERSPACE_FOIL',
  showcase: 'SHOWCASE',
  prestige: 'PRESTIGE',
  prestigeFoil: 'PRESTIGE_FOIL',
  prestigeSerialized: 'PRESTIGE_SERIALIZED',
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
  kind: CountedKind,
): Printing | undefined =>
  cardVariants.find(({ variantType }) => variantType === VARIANT_TYPE_OF_KIND[kind]);

/** The kinds of which at least one of the cards has a printing, in their order. */
export const kindsOf = (cards: readonly Pick<Card, 'cardVariants'>[]): readonly CountedKind[] => {
  const types = new Set(
    cards.flatMap(({ cardVariants }) => cardVariants.map(({ variantType }) => variantType)),
  );
  return COUNTED_KINDS.filter((kind) => types.has(VARIANT_TYPE_OF_KIND[kind]));
};

/** Whether a card of these has a prestige printing. */
export const hasPrestige = (cards: readonly Pick<Card, 'cardVariants'>[]): boolean =>
  cards.some((card) => PRESTIGE_KINDS.some((kind) => printingOfKind(card, kind) !== undefined));
