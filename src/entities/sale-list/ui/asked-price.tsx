import {
  askedAmountText,
  isAgreedPrice,
  isMarketPrice,
  type Money,
  type PriceType,
} from '@domain/pricing';
import styles from './asked-price.module.css';

interface AskedPriceProps {
  priceType: PriceType;
  /** What a copy costs, in whole cents; null if the price is to be agreed or isn't known. */
  cents: number | null;
  /** The printing's own market price; null or 0 without one. */
  marketCents: number | null | undefined;
  /** In one line instead of two. */
  inline?: boolean;
  /** How amounts are written, from where the list is made. */
  money: Money;
}

/** What a seller asks for a copy, above the market price, or a note that it is the market price. */
export const AskedPrice = ({
  priceType,
  cents,
  marketCents,
  inline = false,
  money,
}: AskedPriceProps) => (
  <span className={inline ? styles.inline : styles.stacked}>
    <span>
      <span className={styles.asked}>{askedAmountText(priceType, cents)}</span>
      {money.other && cents !== null && !isAgreedPrice(priceType) && (
        <span className={styles.market} translate="no">
          {' '}
          {money.price(cents)}
        </span>
      )}
    </span>
    {marketCents ? (
      <span className={styles.market}>
        {isMarketPrice(priceType) && cents === marketCents
          ? 'Market price'
          : `Market ${money.price(marketCents)}`}
      </span>
    ) : null}
  </span>
);
