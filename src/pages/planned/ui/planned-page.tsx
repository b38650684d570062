import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { Motif } from '@/shared/ui/motif';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';

interface PlannedPageProps {
  title: string;
  /** What one will be able to do here, as a sentence. */
  purpose: string;
}

/** Stands at an address whose page comes later, and says so. */
export const PlannedPage = ({ title, purpose }: PlannedPageProps) => (
  <Page title={title}>
    <Panel
      centred
      title={
        <>
          <Motif figure="rocket" />
          This page isn’t built yet
        </>
      }
    >
      <p>{purpose}</p>
      <LinkButton to={routes.cardSets} variant="primary">
        Browse the card sets meanwhile
      </LinkButton>
    </Panel>
  </Page>
);
