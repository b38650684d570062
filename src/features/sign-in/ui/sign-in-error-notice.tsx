import type { ApiError } from '@/shared/api';
import { Notice } from '@/shared/ui/notice';
import { RetryButton } from '@/shared/ui/retry-button';

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
export const SignInErrorNotice = ({ error, onRetry }: SignInErrorNoticeProps) => (
  <Notice
    tone="error"
    title={REASONS[error.code] ?? 'Signing in couldn’t be started.'}
    actions={<RetryButton error={error} onClick={onRetry} />}
  >
    {error.message}. Nothing was changed; you can try again.
  </Notice>
);
