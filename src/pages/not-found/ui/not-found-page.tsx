import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/** The page at every unknown address. */
export const NotFoundPage = () => (
  <Page
    title="Not Found"
    width="reading"
    lead="There is nothing at this address. The link may be old or mistyped."
  >
    <EmptyState
      figure="question"
      title="This star isn’t on our chart"
      actions={
        <>
          <LinkButton to={routes.home} variant="primary">
            Go to the home page
          </LinkButton>
          <LinkButton to={routes.cardSets}>Browse the card sets</LinkButton>
        </>
      }
    >
      You can go back to the start, or browse the cards.
    </EmptyState>
  </Page>
);
