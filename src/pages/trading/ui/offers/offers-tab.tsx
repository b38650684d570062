import { useAuth } from '@/entities/session';
import { selectTradingHub } from '@/entities/trading-hub';
import { useAppSelector } from '@/shared/store';
import { useLack } from '../way-in';
import { ListedOffers } from './listed-offers';
import { OfferFilters } from './offer-filters';
import { OfferPlaceholders } from './offer-placeholders';
import { OffersBanner } from './offers-banner';

/**
 * One's own offers, for who is signed in and has a handle; others are told what is missing
 * (rules/trading-hub#offers-tab).
 */
export function OffersTab() {
  const { user } = useAuth();
  const lack = useLack();
  const { side } = useAppSelector(selectTradingHub);
  if (lack) return <OffersBanner lack={lack} />;
  return (
    <>
      <OfferFilters />
      {/* What was done with sent offers isn't told above the received ones. */}
      {user ? <ListedOffers key={side} /> : <OfferPlaceholders />}
    </>
  );
}
