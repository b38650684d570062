import { generatePath, Link } from 'react-router-dom';
import { type Offer, otherName } from '@/entities/offer';
import { routes } from '@/shared/routes';
import { whatAcceptingDoes } from './accept-offer';
import styles from './offer-in-short.module.css';
import { OfferedSides } from './offered-sides';

/** What is given and got, and the effect of an answer. */
export const OfferInShort = ({ offer }: { offer: Offer }) => (
  <div className={styles.offer}>
    <OfferedSides offer={offer} />
    <p className={styles.text}>{whatAcceptingDoes(offer)}</p>
    <p className={styles.text}>
      <span>{`${otherName(offer)} will see either answer${offer.mySide === 'RECIPIENT' ? '; declining can’t be undone' : ''}. To write a note or a reason, or to change the terms,`}</span>{' '}
      <Link to={generatePath(routes.offer, { offerId: offer.id })}>open the offer</Link>
      <span>.</span>
    </p>
  </div>
);
