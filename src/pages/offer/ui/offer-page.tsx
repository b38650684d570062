import { useParams } from 'react-router-dom';
import { offerSentence, useOfferQuery } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { useMarkRead } from '../model/use-mark-read';
import { OfferDetails } from './offer-details';
import { OfferNotFound } from './offer-not-found';
import { OfferPlaceholder } from './offer-placeholder';

/** Keeps the sentence's line free, so that what stands below doesn't move when the offer arrives. */
const NO_LEAD = '\u00a0';

/** An offer to one of its two sides: what is proposed, how far it is, and the discussion. */
export function OfferPage() {
  const { offerId = '' } = useParams();
  const query = useOfferQuery(offerId);
  const { currentData: offer, isFetching, refetch } = query;
  const error = isFetching ? undefined : apiErrorOf(query.error);
  useMarkRead(offer);
  if (error?.code === 'NOT_FOUND') return <OfferNotFound />;
  return (
    <Page
      title="Offer Details"
      lead={offer ? offerSentence(offer) : NO_LEAD}
      actions={
        <LinkButton to={routes.tradingOffers} icon="back" variant="quiet">
          All offers
        </LinkButton>
      }
    >
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {offer && <OfferDetails key={offer.id} offer={offer} />}
      {!offer && !error && <OfferPlaceholder />}
    </Page>
  );
}
