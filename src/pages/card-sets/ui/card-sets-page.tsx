import { CardSetGrid } from '@/widgets/card-set-grid';
import { Page } from '@/shared/ui/page';

/** All card sets. */
export const CardSetsPage = () => (
  <Page title="Card Sets">
    <CardSetGrid heading="h2" />
  </Page>
);
