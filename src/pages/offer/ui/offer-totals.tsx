import { offerFigures, totalOf, type OfferItem } from '@/entities/offer';
import styles from './offer-totals.module.css';

/** The offer's total, its market value, and the difference. */
export const OfferTotals = ({ items }: { items: readonly OfferItem[] }) => (
  <dl className={styles.totals}>
    {offerFigures(totalOf(items)).map(({ name, value, more }) => (
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
