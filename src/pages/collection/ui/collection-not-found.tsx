import { useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Page } from '@/shared/ui/page';
import { useLocation } from 'react-router-dom';

/** Stands for a private collection as for none: a stranger can't tell the two apart (rules/attacks#hidden-things). */
export function CollectionNotFound() {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const state: LoginState = { from: `${pathname}${search}` };
  return (
    <Page title="Collection not found">
      <EmptyState
        figure="lens"
        title="There is nothing to see here"
        actions={
          <>
            <LinkButton to={routes.sharedCollections} variant="primary">
              See shared collections
            </LinkButton>
            {!user && (
              <LinkButton to={routes.login} state={state} icon="login">
                Log in
              </LinkButton>
            )}
          </>
        }
      >
        {user
          ? 'Nobody goes by this handle, or they keep their collection to themselves.'
          : 'Nobody goes by this handle, or they keep their collection to themselves. If they share it with you, log in to see it.'}
      </EmptyState>
    </Page>
  );
}
