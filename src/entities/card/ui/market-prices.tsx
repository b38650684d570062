import { VARIANT_TYPE_NAMES, type Printing } from '@domain/card';
import { formatMarketPrices, type Money, type PriceMode } from '@domain/pricing';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './market-prices.module.css';

interface MarketPricesProps {
  printings: readonly Printing[];
  mode: PriceMode;
  /** How amounts are written, from where the list is made: there are thousands of these. */
  money: Money;
}

/**
 * The prices of one group of printings, or nothing where none has a price. Screen readers hear the printing's name
 * instead of its short code (rules/prices#market-price).
 */
export function MarketPrices({ printings, mode, money }: MarketPricesProps) {
  const prices = formatMarketPrices(printings, mode, money);
  if (prices.length === 0) return null;
  // Short codes exist only in full mode.
  const words = mode === 'full' ? formatMarketPrices(printings, 'words', money) : null;
  return (
    <ul className={styles.prices} aria-label="Market prices">
      {printings.map((printing, index) => (
        <li key={printing.id} title={VARIANT_TYPE_NAMES[printing.variantType]}>
          {words === null ? (
            prices[index]
          ) : (
            <>
              <span aria-hidden="true" translate="no">
                {prices[index]}
              </span>
              <VisuallyHidden>{words[index]}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
