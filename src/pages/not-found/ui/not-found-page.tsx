import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/** What every unknown address shows (spec 2). */
export const NotFoundPage = () => (
  <Page
    title="Not Found"
    lead="There is nothing at this address. The link may be old, or a letter may be wrong."
  >
    <LinkButton to={routes.home} variant="primary">
      Go to the home page
    </LinkButton>
  </Page>
);
