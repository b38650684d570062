import {
  type Printing,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  type VariantType,
} from '@domain/card';
import { DOLLARS, type Money } from './money';

/**
 * `full` puts the short code before a price, `compact` only what distinguishes it, `words` the printing's whole name
 * (rules/prices#market-price).
 */
export type PriceMode = 'full' | 'compact' | 'words';

type PricedPrinting = Pick<Printing, 'variantType' | 'currentMarketPrice'>;

const COMPACT_PREFIXES: Partial<Record<VariantType, string>> = {
  FOIL: 'Foil: ',
  HYPERSPACE_FOIL: 'Foil: ',
  PRESTIGE_FOIL: 'Foil: ',
  PRESTIGE_SERIALIZED: 'Serial: ',
};

function prefixOf(type: VariantType, mode: PriceMode): string {
  if (mode === 'words') return `${VARIANT_TYPE_NAMES[type]}: `;
  return mode === 'full' ? `${VARIANT_TYPE_CODES[type]}: ` : (COMPACT_PREFIXES[type] ?? '');
}

const centsOf = (printing: PricedPrinting): number => printing.currentMarketPrice?.priceCents ?? 0;

/**
 * A printing's price as shown: `S: $1.00` in full, `Foil: $1.00` in compact mode; N/A for null and 0
 * (rules/prices#market-price).
 */
export function formatMarketPrice(
  printing: PricedPrinting,
  mode: PriceMode,
  money: Money = DOLLARS,
): string {
  const cents = centsOf(printing);
  return prefixOf(printing.variantType, mode) + (cents === 0 ? 'N/A' : money.price(cents));
}

/** The prices of one group of printings; none at all if no printing has one (rules/prices#market-price). */
export function formatMarketPrices(
  printings: readonly PricedPrinting[],
  mode: PriceMode,
  money: Money = DOLLARS,
): string[] {
  if (printings.every((printing) => centsOf(printing) === 0)) return [];
  return printings.map((printing) => formatMarketPrice(printing, mode, money));
}
