import { generatePath } from 'react-router-dom';
import { SharedGrid } from '@/widgets/shared-grid';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/** The collections that others let the viewer see, and the viewer's own if it is shared (rules/sharing#summaries). */
export function SharedCollectionsPage() {
  const { user } = useAuth();
  return (
    <Page
      title="Shared Collections"
      lead="Browse what other players own, and find the cards that you are missing."
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

/** Says that there is nothing to see yet, and how one could be the first. */
function NoSharedCollections() {
  const { user } = useAuth();
  return (
    <EmptyState
      figure="cards"
      title="No Shared Collections"
      actions={
        <>
          {user ? (
            <LinkButton to={routes.ownCollection} variant="primary">
              Share your own
            </LinkButton>
          ) : (
            <LinkButton to={routes.login} variant="primary" icon="login">
              Log in
            </LinkButton>
          )}
          <LinkButton to={routes.cardSets}>Browse the card sets</LinkButton>
        </>
      }
    >
      {user
        ? 'Nobody shares a collection with everyone or with you so far. You could be the first.'
        : 'Nobody shares a collection with everyone so far. Log in to see what is shared with you.'}
    </EmptyState>
  );
}
