import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/** What every unknown address shows. */
export const NotFoundPage = () => (
  <Page
    title="Not Found"
    lead="There is nothing at this address. The link may be old, or a letter may be wrong."
  >
    <EmptyState
      figure="question"
      title="No star on our chart"
      actions={
        <>
          <LinkButton to={routes.home} variant="primary">
            Go to the home page
          </LinkButton>
          <LinkButton to={routes.cardSets}>Browse the card sets</LinkButton>
        </>
      }
    >
      From here you can start over, or look through the cards.
    </EmptyState>
  </Page>
);
