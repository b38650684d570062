import { CardSetGrid } from '@/widgets/card-set-grid';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/** All card sets. */
export const CardSetsPage = () => (
  <Page title="Card Sets" actions={<LinkButton to={routes.allCards}>All cards</LinkButton>}>
    <CardSetGrid heading="h2" />
  </Page>
);
