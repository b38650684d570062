import { DiscussOffer } from '@/features/discuss-offer';
import type { Offer } from '@/entities/offer';
import { OfferCards } from './offer-cards';
import { OfferFacts } from './offer-facts';
import styles from './offer-page.module.css';
import { OfferStanding } from './offer-standing';

/** All about one offer: how far it is, its cards, and what both sides say. */
export const OfferDetails = ({ offer }: { offer: Offer }) => (
  <>
    <OfferFacts offer={offer} />
    <div className={styles.layout}>
      <div className={styles.main}>
        <OfferStanding offer={offer} />
        <OfferCards offer={offer} />
      </div>
      <div className={styles.discussion}>
        <DiscussOffer offer={offer} />
      </div>
    </div>
  </>
);
