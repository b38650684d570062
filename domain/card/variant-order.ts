import type { VariantType } from './variant-type';

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
