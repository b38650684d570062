import { besideMarketParts, type Money, type PriceBesideMarket } from '@domain/pricing';
import { Dotted } from '@/shared/ui/dotted';
import styles from './asked-price.module.css';

interface AskedPriceProps extends PriceBesideMarket {
  /** How amounts are written, from where the list is made. */
  money: Money;
}

/** What a seller asks for a copy, beside the market price (rules/prices#beside-the-market). */
export function AskedPrice({ money, ...price }: AskedPriceProps) {
  const { asked, market } = besideMarketParts(price, money);
  return (
    <span className={styles.price}>
      <Dotted>
        <span className={styles.asked}>{asked}</span>
        {market !== null && <span className={styles.market}>{market}</span>}
      </Dotted>
    </span>
  );
}
