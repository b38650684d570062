import { useEffect } from 'react';
import { expectedUser, useAuth } from '@/entities/session';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useLeave } from '../model/leave';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import { useStartSignInMutation } from '../api/sign-in-api';
import styles from './sign-in.module.css';

interface SignInState {
  start: () => void;
  /** From the click until the browser has left. */
  isPending: boolean;
  error: ApiError | null;
}

/**
 * Leads to the identity provider and remembers where to return.
 *
 * @param wantedPath a path of our own
 */
function useSignIn(wantedPath: string): SignInState {
  const leave = useLeave();
  const [startSignIn, { isLoading, isSuccess, error, reset }] = useStartSignInMutation();

  useEffect(() => {
    // The browser's Back button may restore the page in its pending state.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  const start = async () => {
    const { data: url } = await startSignIn(wantedPath);
    if (url === undefined) return;
    expectedUser.set(true);
    leave(url);
  };
  return {
    start: () => void start(),
    isPending: isLoading || isSuccess,
    error: apiErrorOf(error) ?? null,
  };
}

/**
 * The button that leads to the identity provider (rules/sign-in#flow), and the error if it fails.
 *
 * @param wantedPath where to return afterwards
 */
export function SignIn({ wantedPath }: { wantedPath: string }) {
  const { start, isPending, error } = useSignIn(wantedPath);
  const { providerName } = useAuth();
  return (
    <div className={styles.place}>
      <Button variant="primary" icon="login" loading={isPending} onClick={start}>
        {`Login with ${providerName}`}
      </Button>
      {error && <SignInErrorNotice error={error} onRetry={start} />}
    </div>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  UNAVAILABLE: 'The sign-in service can’t be reached just now.',
  TIMEOUT: 'The sign-in service takes too long to answer.',
  NETWORK: 'The server can’t be reached. Check your connection.',
  RATE_LIMITED: 'Too many attempts. Wait a minute.',
  COOKIES_NEEDED: 'Cookies are needed to sign in.',
  MISCONFIGURED: 'Signing in doesn’t work on this site just now.',
};

/** What to do, where trying again doesn't help by itself. */
const REMEDIES: Readonly<Record<string, string>> = {
  COOKIES_NEEDED:
    'Your browser doesn’t keep this site’s. Allow them in its settings for this site, then try again.',
  MISCONFIGURED:
    'One of its settings doesn’t fit the sign-in service. Only its host can change that; the contact page says how to reach them.',
};

interface SignInErrorNoticeProps {
  error: ApiError;
  onRetry: () => void;
}

/** Why a sign-in couldn't be started, with a retry button (rules/operation#provider-down). */
const SignInErrorNotice = ({ error, onRetry }: SignInErrorNoticeProps) => (
  <Notice
    tone="error"
    title={REASONS[error.code] ?? 'The sign-in couldn’t be started.'}
    actions={<RetryButton error={error} onClick={onRetry} />}
  >
    {REMEDIES[error.code] ?? `${error.message}. Nothing has changed; you can try again.`}
  </Notice>
);
