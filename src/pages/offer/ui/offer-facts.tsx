import { generatePath, Link } from 'react-router-dom';
import { LIST_OF_OFFER } from '@domain/offer';
import { TRADE_LISTS } from '@domain/trade-list';
import { LiveState } from '@/features/follow-offers';
import { OfferStatusBadge, type Offer } from '@/entities/offer';
import { routes } from '@/shared/routes';
import { Moment } from './moment';
import styles from './offer-page.module.css';

const LIST_ROUTES = {
  WANT_LIST: { own: routes.ownWantList, theirs: routes.wantList },
  SALE_LIST: { own: routes.ownSaleList, theirs: routes.saleList },
};

/**
 * How far the offer is, when it was made and last changed (rules/offers#offer-page), on which list, and whether this is
 * up to date.
 */
export const OfferFacts = ({ offer }: { offer: Offer }) => (
  <div className={styles.facts}>
    <OfferStatusBadge state={offer} />
    <span>
      Created <Moment at={offer.createdAt} />
    </span>
    {offer.updatedAt !== offer.createdAt && (
      <span>
        Updated <Moment at={offer.updatedAt} />
      </span>
    )}
    <span>
      On <ListLink offer={offer} />
    </span>
    <LiveState />
  </div>
);

function ListLink({ offer: { offerType, mySide, recipient } }: { offer: Offer }) {
  const kind = LIST_OF_OFFER[offerType];
  const { own, theirs } = LIST_ROUTES[kind];
  const { name } = TRADE_LISTS[kind];
  const { handle } = recipient;
  if (mySide === 'RECIPIENT') return <Link to={own}>your {name}</Link>;
  if (handle === null) return `the ${name} of a deleted user`;
  return <Link to={generatePath(theirs, { handle })}>{`${handle}’s ${name}`}</Link>;
}
