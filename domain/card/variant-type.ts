import { parserOf } from '@domain/errors';
import type { Card, Printing } from './card';

export const VARIANT_TYPES = [
  'FOIL',
  'HYPERSPACE',
  'HYPERSPACE_FOIL',
  'PRESTIGE',
  'PRESTIGE_FOIL',
  'PRESTIGE_SERIALIZED',
  'SHOWCASE',
  'STANDARD',
] as const;
export type VariantType = (typeof VARIANT_TYPES)[number];

/** Throws `Unknown variant type: value` for any other value. */
export const parseVariantType = parserOf('variant type', VARIANT_TYPES);

/** Full names as shown to a person (rules/cards#variant-names). */
export const VARIANT_TYPE_NAMES: Record<VariantType, string> = {
  STANDARD: 'Standard',
  FOIL: 'Foil',
  HYPERSPACE: 'Hyperspace',
  HYPERSPACE_FOIL: 'Hyperspace Foil',
  SHOWCASE: 'Showcase',
  PRESTIGE: 'Prestige',
  PRESTIGE_FOIL: 'Prestige Foil',
  PRESTIGE_SERIALIZED: 'Prestige Serialized',
};

/** Short codes as shown in tight places (rules/cards#variant-names). */
export const VARIANT_TYPE_CODES: Record<VariantType, string> = {
  STANDARD: 'S',
  FOIL: 'F',
  HYPERSPACE: 'HS',
  HYPERSPACE_FOIL: 'HSF',
  SHOWCASE: 'SC',
  PRESTIGE: 'P',
  PRESTIGE_FOIL: 'PF',
  PRESTIGE_SERIALIZED: 'PS',
};

/** The order in which a card's printings are listed: from the plainest to the rarest (rules/cards#variant-order). */
export const VARIANT_ORDER: readonly VariantType[] = [
  'STANDARD',
  'FOIL',
  'HYPERSPACE',
  'HYPERSPACE_FOIL',
  'SHOWCASE',
  'PRESTIGE',
  'PRESTIGE_FOIL',
  'PRESTIGE_SERIALIZED',
];

/** The foil of each kind that has one. A showcase is the same with and without foil. */
const FOILS: Partial<Record<VariantType, VariantType>> = {
  STANDARD: 'FOIL',
  HYPERSPACE: 'HYPERSPACE_FOIL',
  PRESTIGE: 'PRESTIGE_FOIL',
};

/** The foil of a kind: `Hyperspace` → `Hyperspace Foil`; a kind without one is its own. */
export const foilOf = (type: VariantType): VariantType => FOILS[type] ?? type;

const PLACES = new Map(VARIANT_ORDER.map((type, place) => [type, place]));

/** Orders printings from the plainest to the rarest (rules/cards#variant-order). */
export const byPlainness = (
  one: Pick<Printing, 'variantType'>,
  other: Pick<Printing, 'variantType'>,
): number => (PLACES.get(one.variantType) ?? 0) - (PLACES.get(other.variantType) ?? 0);

/** The id that a printing gets with its card: a card has one printing of each type. */
export const variantIdOf = (cardId: string, type: VariantType): string =>
  `${cardId}-${type.toLowerCase().replaceAll('_', '-')}`;

/** The printings that share one tab of the card's dialog, in this order (rules/cards#variant-groups). */
export const VARIANT_GROUPS: readonly (readonly VariantType[])[] = [
  ['STANDARD', 'FOIL'],
  ['HYPERSPACE', 'HYPERSPACE_FOIL'],
  ['PRESTIGE', 'PRESTIGE_FOIL', 'PRESTIGE_SERIALIZED'],
  ['SHOWCASE'],
];

/**
 * A card's printings of one group; `variantType`, the first that the card has, names the tab
 * (rules/cards#variant-groups).
 */
export interface VariantGroup {
  variantType: VariantType;
  printings: readonly [Printing, ...Printing[]];
}

/**
 * Groups a card's printings by tab and leaves empty groups out
 * (rules/cards#variant-groups).
 */
export function groupPrintings(printings: readonly Printing[]): VariantGroup[] {
  return VARIANT_GROUPS.flatMap((types) => {
    const [first, ...others] = types.flatMap((type) =>
      printings.filter((printing) => printing.variantType === type),
    );
    return first
      ? [{ variantType: first.variantType, printings: [first, ...others] as const }]
      : [];
  });
}

/** The first printing with a market price, of those of the card's first group, whose prices a list of cards shows. */
export const pricedPrinting = ({ cardVariants }: Pick<Card, 'cardVariants'>) =>
  groupPrintings(cardVariants)[0]?.printings.find(
    ({ currentMarketPrice }) => currentMarketPrice?.priceCents,
  );
