import { parserOf } from '@domain/errors';

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
