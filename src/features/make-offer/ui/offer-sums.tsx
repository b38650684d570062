import type { OfferTotal } from '@domain/offer';
import { formatSum } from '@domain/pricing';
import { counted } from '@/shared/lib/counted';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { differenceWords } from '../model/offer-words';
import styles from './offer-sums.module.css';

/** What an offer comes to, the market value beside it, and how far the one is from the other. */
export function OfferSums({ total: sums }: { total: OfferTotal }) {
  const { total, market, difference, unpriced, withoutMarket } = sums;
  const notes = [
    unpriced > 0 && counted(unpriced, 'unpriced printing'),
    withoutMarket > 0 && `${withoutMarket} without a market price`,
  ].filter(Boolean);
  return (
    <div className={styles.box}>
      <dl className={styles.sums}>
        <div>
          <dt>Total</dt>
          <dd className={styles.total}>{formatSum(total)}</dd>
        </div>
        <div>
          <dt>Market value</dt>
          <dd>{formatSum(market)}</dd>
        </div>
        <div>
          <dt>Difference</dt>
          <dd>
            {difference === null ? '–' : `${difference > 0 ? '+' : ''}${formatSum(difference)}`}
          </dd>
        </div>
      </dl>
      {notes.length > 0 && (
        <p className={styles.notes}>{`Difference leaves out ${notes.join(', ')}`}</p>
      )}
      <VisuallyHidden>
        <span role="status">
          {`Total ${formatSum(total)}`}
          {difference !== null &&
            difference !== 0 &&
            `, ${formatSum(Math.abs(difference))} ${differenceWords(difference)}`}
        </span>
      </VisuallyHidden>
    </div>
  );
}
