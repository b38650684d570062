import type { CardType, Rarity, VariantType } from '@domain/card';
import type { Printing } from './printing';

/** The sets whose special cards were printed without foil (catalogue 1, rule 1). */
const SPECIAL_WITHOUT_FOIL = new Set(['SOR', 'SHD', 'TWI']);

/** Foil and hyperspace foil exist unless a card is a leader, a common base, or special in early sets. */
export function hasFoils(card: { cardType: CardType; rarity: Rarity }, setCode: string): boolean {
  if (card.cardType === 'LEADER') return false;
  if (card.cardType === 'BASE' && card.rarity === 'COMMON') return false;
  return !(card.rarity === 'SPECIAL' && SPECIAL_WITHOUT_FOIL.has(setCode));
}

/**
 * The foils of a card in a set whose file lists none (rules 1 to 3): each carries the number and
 * the pictures of the printing that it is the foil of, and that row's `FoilPrice`.
 */
export function derivedFoils(printings: ReadonlyMap<VariantType, Printing>): Printing[] {
  const foilOf = (base: VariantType, variantType: VariantType): Printing[] => {
    const printing = printings.get(base);
    if (!printing) return [];
    return [{ ...printing, variantType, fields: null, priceCents: printing.foilPriceCents }];
  };
  return [...foilOf('STANDARD', 'FOIL'), ...foilOf('HYPERSPACE', 'HYPERSPACE_FOIL')];
}
