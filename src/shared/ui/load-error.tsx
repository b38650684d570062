import type { ApiError } from '@/shared/api';
import { Button } from './button';
import { Notice } from './notice';
import { RetryButton } from './retry-button';

/** This tab requests something that is gone, received an unknown value, or can't load one of its files. */
const OUTDATED = new Set(['UNKNOWN_OPERATION', 'UNKNOWN_VALUE', 'OUTDATED_BUILD']);

interface LoadErrorProps {
  error: ApiError;
  /** Replaces the text `Error: {message}`. */
  text?: string;
  onRetry: () => void;
}

/** A banner that says what couldn't be loaded and offers a retry, or a reload if this build is too old (rules/operation#old-tabs). */
export const LoadError = ({ error, text = `Error: ${error.message}`, onRetry }: LoadErrorProps) => (
  <Notice
    tone="error"
    actions={
      OUTDATED.has(error.code) ? (
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
