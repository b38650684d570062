import { offerFigures, totalOf, type OfferItem } from '@/entities/offer';
import { useMoney } from '@/shared/lib/money';
import { Muted } from '@/shared/ui/muted';
import styles from './offer-totals.module.css';

/** The offer's total, its market value, and the difference. */
export function OfferTotals({ items }: { items: readonly OfferItem[] }) {
  const money = useMoney();
  return (
    <dl className={styles.totals}>
      {offerFigures(totalOf(items), money).map(({ name, value, more }) => (
        <div key={name}>
          <Muted as="dt">{name}</Muted>
          <dd className={styles.sum}>
            <span>{value}</span>
            {more && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
