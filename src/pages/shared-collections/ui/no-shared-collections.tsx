import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';

/** Says that there is nothing to see yet, and how one could be the first. */
export function NoSharedCollections() {
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
