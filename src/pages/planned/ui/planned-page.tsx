import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

interface PlannedPageProps {
  title: string;
  /** What one will be able to do here, as a sentence. */
  purpose: string;
}

/** Stands at an address whose page comes later, and says so. */
export const PlannedPage = ({ title, purpose }: PlannedPageProps) => (
  <Page title={title}>
    <EmptyState
      figure="rocket"
      title="This page isn’t built yet"
      actions={
        <LinkButton to={routes.cardSets} variant="primary">
          Browse the card sets meanwhile
        </LinkButton>
      }
    >
      {purpose}
    </EmptyState>
  </Page>
);
