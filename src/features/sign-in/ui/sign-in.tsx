import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';
import { useSignIn } from '../model/use-sign-in';
import styles from './sign-in.module.css';

/**
 * The button that leads to the identity provider (rules/sign-in#flow), and why it couldn't.
 *
 * @param wantedPath where to return afterwards
 */
export function SignIn({ wantedPath }: { wantedPath: string }) {
  const { start, isPending, error } = useSignIn(wantedPath);
  return (
    <div className={styles.place}>
      <Button variant="primary" icon="login" loading={isPending} onClick={start}>
        Login with Google
      </Button>
      {error && <SignInErrorNotice error={error} onRetry={start} />}
    </div>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  UNAVAILABLE: 'The sign-in service can’t be reached just now.',
  TIMEOUT: 'The sign-in service takes too long to answer.',
  NETWORK: 'The server can’t be reached. Check your connection.',
  RATE_LIMITED: 'There were too many tries. Wait a minute.',
};

interface SignInErrorNoticeProps {
  error: ApiError;
  onRetry: () => void;
}

/** Why a sign-in couldn't be started, with another try (rules/operation#provider-down). */
const SignInErrorNotice = ({ error, onRetry }: SignInErrorNoticeProps) => (
  <Notice
    tone="error"
    title={REASONS[error.code] ?? 'Signing in couldn’t be started.'}
    actions={<RetryButton error={error} onClick={onRetry} />}
  >
    {error.message}. Nothing was changed; you can try again.
  </Notice>
);
