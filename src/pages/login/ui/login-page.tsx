import { useLocation } from 'react-router-dom';
import { routes, type LoginState } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';

/** Where guards send visitors. Says plainly that there is no sign-in so far. */
export function LoginPage() {
  const { state } = useLocation() as { state: Partial<LoginState> | null };
  return (
    <Page title="Login" lead="Sign in to keep a collection, share lists and trade with others.">
      {state?.from && <Notice>Log in to see this page. You will return to it afterwards.</Notice>}
      <EmptyState
        figure="key"
        title="Signing in isn’t built yet"
        actions={
          <LinkButton to={routes.cardSets} variant="primary">
            Browse the card sets
          </LinkButton>
        }
      >
        It will go through an account that you have already, at an identity provider, so that there
        is no new password to remember. Until then, everything that needs no account is open to you.
      </EmptyState>
    </Page>
  );
}
