import type { VariantType } from '@domain/card';

/** Their names of our variant types; any other name rejects its row (rules/catalogue#rows-in-files). */
export const VARIANT_TYPE_OF: ReadonlyMap<string, VariantType> = new Map([
  ['Normal', 'STANDARD'],
  ['Foil', 'FOIL'],
  ['Hyperspace', 'HYPERSPACE'],
  ['Hyperspace Foil', 'HYPERSPACE_FOIL'],
  ['Showcase', 'SHOWCASE'],
  ['Prestige', 'PRESTIGE'],
  ['Prestige Foil', 'PRESTIGE_FOIL'],
  ['Prestige Serialized', 'PRESTIGE_SERIALIZED'],
]);
