import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/**
 * Stands for an offer that isn't there, or isn't the viewer's: nobody can tell them apart (rules/offers#third-parties).
 */
export const OfferNotFound = () => (
  <Page title="Offer not found">
    <EmptyState
      figure="lens"
      title="None of your offers has this address"
      actions={
        <LinkButton to={routes.tradingOffers} variant="primary">
          See your offers
        </LinkButton>
      }
    >
      The link may be wrong, or the offer is between others.
    </EmptyState>
  </Page>
);
