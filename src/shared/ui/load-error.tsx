import { asksForReload, type ApiError } from '@/shared/api';
import { Button } from './button';
import { Notice } from './notice';
import { RetryButton } from './retry-button';

interface LoadErrorProps {
  error: ApiError;
  /** Replaces the text `Error: {message}`. */
  text?: string;
  onRetry: () => void;
}

/** A banner that says what couldn't be loaded and offers a retry, or a reload if this build is too old. */
export const LoadError = ({ error, text = `Error: ${error.message}`, onRetry }: LoadErrorProps) => (
  <Notice
    tone="error"
    actions={
      asksForReload(error) ? (
        <Button icon="retry" onClick={() => window.location.reload()}>
          Reload
        </Button>
      ) : (
        <RetryButton error={error} onClick={onRetry} />
      )
    }
  >
    {text}
  </Notice>
);
