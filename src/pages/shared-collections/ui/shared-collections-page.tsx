import { generatePath } from 'react-router-dom';
import { SharedGrid } from '@/widgets/shared-grid';
import { useAuth } from '@/entities/session';
import { SharedCard, SharedCardPlaceholder } from '@/entities/sharing';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';

/**
 * The collections that others share with the viewer, and the viewer's own if it is shared (rules/sharing#summaries).
 */
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
        renderCard={(summary) => (
          <SharedCard
            summary={summary}
            title={`${summary.userHandle}'s Collection`}
            to={generatePath(routes.collection, { handle: summary.userHandle })}
            badge={summary.userHandle === user?.handle ? 'Yours' : null}
          />
        )}
        placeholder={<SharedCardPlaceholder />}
        empty={<NoSharedCollections />}
      />
    </Page>
  );
}

/** Says that nothing is shared yet, and invites the viewer to be the first. */
function NoSharedCollections() {
  const { user } = useAuth();
  const login = useLoginPath();
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
            <LinkButton to={login} variant="primary" icon="login">
              Log in
            </LinkButton>
          )}
          <LinkButton to={routes.cardSets}>Browse the card sets</LinkButton>
        </>
      }
    >
      {user
        ? 'Nobody has shared a collection with everyone or with you yet. You could be the first.'
        : 'Nobody has shared a collection with everyone yet. Log in to see what is shared with you.'}
    </EmptyState>
  );
}
