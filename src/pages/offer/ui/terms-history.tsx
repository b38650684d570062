import { MAX_TERMS, type SwapTerms } from '@domain/offer';
import { type Offer, otherName } from '@/entities/offer';
import { Moment } from '@/shared/ui/moment';
import { Panel } from '@/shared/ui/panel';
import { TermsChanges } from './terms-changes';
import styles from './terms-history.module.css';

/** The terms that were sent, newest first, each with what it changed in those before it. */
export function TermsHistory({ offer }: { offer: Offer }) {
  const { terms } = offer;
  return (
    <Panel>
      <h2 className={styles.title}>{`Terms ${offer.termsNumber} of at most ${MAX_TERMS}`}</h2>
      <ol reversed aria-label="Terms so far" className={styles.history}>
        {terms
          .map((sent, at) => (
            <li key={sent.number} value={sent.number} className={styles.round}>
              <p className={styles.who}>
                <span>{sent.sentBy === offer.mySide ? 'You' : otherName(offer)}</span>
                <Moment className={styles.at} at={sent.createdAt} />
              </p>
              <TermsChanges offer={offer} before={terms[at - 1] ?? NOTHING} after={sent} />
            </li>
          ))
          .toReversed()}
      </ol>
    </Panel>
  );
}

/** What there was before the first terms. */
const NOTHING: SwapTerms<never> = { gives: [], gets: [], balanceInCents: 0, balancePaidBy: null };
