import type { CardVariant } from './card';
import type { VariantType } from './variant-type';

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
  variants: readonly [CardVariant, ...CardVariant[]];
}

/**
 * Sorts a card's printings into the tab groups of the specification and leaves empty groups out
 * (rules/cards#variant-groups).
 */
export function groupVariants(variants: readonly CardVariant[]): VariantGroup[] {
  return VARIANT_GROUPS.flatMap((types) => {
    const [first, ...others] = types.flatMap((type) =>
      variants.filter((variant) => variant.variantType === type),
    );
    return first ? [{ variantType: first.variantType, variants: [first, ...others] as const }] : [];
  });
}
