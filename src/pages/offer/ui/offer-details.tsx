import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { isExchanged, LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import { TRADE_LISTS } from '@domain/trade-list';
import { DiscussOffer } from '@/features/discuss-offer';
import { LiveState } from '@/features/follow-offers';
import { BuiltDecksNote } from '@/entities/deck';
import { type ChangeOutcome, type Offer, OfferStatusBadge, sidesOf } from '@/entities/offer';
import { routes } from '@/shared/routes';
import { Moment } from '@/shared/ui/moment';
import { OfferBar } from './offer-bar';
import { OfferFairness } from './offer-fairness';
import styles from './offer-page.module.css';
import { OfferSides } from './offer-sides';
import { OfferStatusPanel } from './offer-status-panel';
import { TermsHistory } from './terms-history';

/** Everything about one offer: its state, both sides, what the viewer can do, and its discussion. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const [done, setDone] = useState<{ outcome: ChangeOutcome } | null>(null);
  const isOpen = offer.status === 'PENDING' || (offer.status === 'ACCEPTED' && !isExchanged(offer));
  return (
    <>
      <OfferFacts offer={offer} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <OfferStatusPanel offer={offer} done={done} />
          <OfferSides offer={offer} />
          <OfferFairness offer={offer} />
          {offer.terms.length > 1 && <TermsHistory offer={offer} />}
          {isOpen && <BuiltDecksNote copies={sidesOf(offer).gives} />}
          <OfferBar offer={offer} onDone={(outcome) => setDone({ outcome })} />
        </div>
        <div className={styles.discussion}>
          <DiscussOffer offer={offer} />
        </div>
      </div>
    </>
  );
}

const LIST_ROUTES = {
  WANT_LIST: { own: routes.ownWantList, theirs: routes.wantList },
  SALE_LIST: { own: routes.ownSaleList, theirs: routes.saleList },
};

/** The offer's status, its times (rules/offers#offer-page), its list, and whether updates are live. */
const OfferFacts = ({ offer }: { offer: Offer }) => (
  <div className={styles.facts}>
    <OfferStatusBadge state={offer} />
    <span>
      <span>Created</span> <Moment at={offer.createdAt} />
    </span>
    {offer.updatedAt !== offer.createdAt && (
      <span>
        <span>Updated</span> <Moment at={offer.updatedAt} />
      </span>
    )}
    {offer.offerType !== 'TRADE' && (
      <span>
        <span>On</span> <ListLink offer={offer} offerType={offer.offerType} />
      </span>
    )}
    {offer.status === 'PENDING' && (
      <span>
        <span>Expires</span> <Moment at={offer.expiresAt} />
      </span>
    )}
    <LiveState />
  </div>
);

interface ListLinkProps {
  offer: Offer;
  offerType: ListOfferType;
}

function ListLink({ offer: { mySide, recipient }, offerType }: ListLinkProps) {
  const kind = LIST_OF_OFFER[offerType];
  const { own, theirs } = LIST_ROUTES[kind];
  const { name } = TRADE_LISTS[kind];
  const { handle } = recipient;
  if (mySide === 'RECIPIENT') return <Link to={own}>{`your ${name}`}</Link>;
  if (handle === null) return `the ${name} of a deleted user`;
  return <Link to={generatePath(theirs, { handle })}>{`${handle}’s ${name}`}</Link>;
}
