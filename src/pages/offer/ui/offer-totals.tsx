import { offeredPriceOf, offerTotal } from '@domain/offer';
import { offerFigures, type OfferItem } from '@/entities/offer';
import styles from './offer-totals.module.css';

/** The offer's total, its market value, and the difference. */
export function OfferTotals({ items }: { items: readonly OfferItem[] }) {
  const sums = offerTotal(
    items.map((item) => ({
      quantity: item.quantity,
      priceInCents: offeredPriceOf(item),
      marketPriceInCents: item.marketPriceInCents,
    })),
  );
  return (
    <dl className={styles.totals}>
      {offerFigures(sums).map(({ name, value, more }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.sum}>
            {value}
            {more && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
