import { useLocation } from 'react-router-dom';
import { loginOrigin } from '@domain/user';
import { useAuth } from '@/entities/session';
import { SignIn } from '@/features/sign-in';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';

/** The sign-in page, to which guards send visitors (rules/pages#guards). */
export function LoginPage() {
  const origin = loginOrigin(useLocation().search);
  // The document is the same for everyone.
  const isHydrated = useIsHydrated();
  const { providerName } = useAuth();
  return (
    <Page
      title="Login"
      width="reading"
      lead="Sign in to keep a collection, share lists and trade with others."
    >
      {origin !== routes.home && isHydrated && (
        <Notice>After you log in, you will return to where you were.</Notice>
      )}
      <EmptyState figure="key" title="Your binder awaits" actions={<SignIn wantedPath={origin} />}>
        {`Please sign in with your ${providerName} account to continue.`}
      </EmptyState>
    </Page>
  );
}
