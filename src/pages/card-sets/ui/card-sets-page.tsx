import { CardSetGrid } from '@/widgets/card-set-grid';
import { Page } from '@/shared/ui/page';

/** All card sets (spec 2). */
export const CardSetsPage = () => (
  <Page title="Card Sets">
    <CardSetGrid heading="h2" />
  </Page>
);
