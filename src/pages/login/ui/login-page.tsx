import { useLocation } from 'react-router-dom';
import { redirectPath } from '@domain/user';
import { useAuth } from '@/entities/session';
import { SignIn } from '@/features/sign-in';
import type { LoginState } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';

/** The sign-in page, to which guards send visitors (rules/pages#guards). */
export function LoginPage() {
  const { state } = useLocation() as { state: Partial<LoginState> | null };
  const { providerName } = useAuth();
  return (
    <Page title="Login" lead="Sign in to keep a collection, share lists and trade with others.">
      {state?.from && <Notice>Log in to see this page. You will return to it afterwards.</Notice>}
      <EmptyState
        figure="key"
        title="Your binder awaits"
        actions={<SignIn wantedPath={redirectPath(state?.from)} />}
      >
        {`Please sign in with your ${providerName} account to continue.`}
      </EmptyState>
    </Page>
  );
}
