import type { Offer } from '@/entities/offer';
import styles from './offer-standing.module.css';

/** Why the recipient declined, in their own words, where they gave any (rules/offers#who-may-answer). */
export const DeclineReason = ({ offer: { declineReason } }: { offer: Offer }) =>
  declineReason === null ? null : (
    <figure className={styles.reason}>
      <figcaption className={styles.reasonName}>Reason</figcaption>
      <blockquote dir="auto" className={styles.reasonText}>
        {declineReason}
      </blockquote>
    </figure>
  );
