import { generatePath } from 'react-router-dom';
import { SharedGrid } from '@/widgets/shared-grid';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { Page } from '@/shared/ui/page';
import { NoSharedCollections } from './no-shared-collections';

/** The collections that others let the viewer see, and the viewer's own if it is shared (rules/sharing#summaries). */
export function SharedCollectionsPage() {
  const { user } = useAuth();
  return (
    <Page
      title="Shared Collections"
      lead="Look through what other players own, and find who has the card that you miss."
    >
      <SharedGrid
        subject="COLLECTION"
        label="Shared collections"
        titleOf={(handle) => `${handle}'s Collection`}
        pathOf={(handle) => generatePath(routes.collection, { handle })}
        badgeOf={({ userHandle }) => (userHandle === user?.handle ? { text: 'Yours' } : null)}
        empty={<NoSharedCollections />}
      />
    </Page>
  );
}
