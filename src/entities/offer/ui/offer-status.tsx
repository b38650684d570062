import { clsx } from 'clsx';
import type { OfferState } from '@domain/offer';
import { Muted } from '@/shared/ui/muted';
import { offerStatusText, outcomeText } from '../model/status-words';
import styles from './offer-status.module.css';

const toneOf = (state: OfferState): 'open' | 'good' | 'over' => {
  if (state.status === 'PENDING') return 'open';
  return state.status === 'ACCEPTED' && state.calledOffBy === null ? 'good' : 'over';
};

/** An offer's status (rules/offers#statuses), and the outcome of an accepted one. */
export function OfferStatusBadge({ state }: { state: OfferState }) {
  const outcome = outcomeText(state);
  return (
    <span className={styles.status}>
      <span className={clsx(styles.badge, styles[toneOf(state)])}>
        {offerStatusText(state.status)}
      </span>
      {outcome && <Muted>{outcome}</Muted>}
    </span>
  );
}
