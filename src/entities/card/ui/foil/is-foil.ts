import type { VariantType } from '@domain/card';

const FOILS: readonly VariantType[] = ['FOIL', 'HYPERSPACE_FOIL', 'PRESTIGE_FOIL'];

/** Whether a printing shines. */
export const isFoil = (variantType: VariantType): boolean => FOILS.includes(variantType);
