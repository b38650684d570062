import { askedAmountText, formatPrice, isMarketPrice, type PriceType } from '@domain/pricing';
import styles from './asked-price.module.css';

interface AskedPriceProps {
  priceType: PriceType;
  /** What a copy costs, in whole cents; null where that is to be agreed or isn't known. */
  cents: number | null;
  /** The printing's own market price; null or 0 without one. */
  marketCents: number | null | undefined;
  /** In one line instead of two. */
  inline?: boolean;
}

/** What somebody asks for a copy, over the market's price, or the words that it is the market's. */
export const AskedPrice = ({ priceType, cents, marketCents, inline = false }: AskedPriceProps) => (
  <span className={inline ? styles.inline : styles.stacked}>
    <span className={styles.asked}>{askedAmountText(priceType, cents)}</span>
    {marketCents ? (
      <span className={styles.market}>
        {isMarketPrice(priceType) && cents === marketCents
          ? 'Market price'
          : `Market ${formatPrice(marketCents)}`}
      </span>
    ) : null}
  </span>
);
