import { VARIANT_TYPE_NAMES, type CardVariant } from '@domain/card';
import { formatMarketPrices, type PriceMode } from '@domain/pricing';
import styles from './market-prices.module.css';

interface MarketPricesProps {
  variants: readonly CardVariant[];
  mode: PriceMode;
}

/** The prices of one group of printings, or nothing where none has a price (rules/prices#market-price). */
export function MarketPrices({ variants, mode }: MarketPricesProps) {
  const prices = formatMarketPrices(variants, mode);
  if (prices.length === 0) return null;
  return (
    <ul className={styles.prices} aria-label="Market prices">
      {variants.map(({ id, variantType }, index) => (
        <li key={id} title={VARIANT_TYPE_NAMES[variantType]}>
          {prices[index]}
        </li>
      ))}
    </ul>
  );
}
