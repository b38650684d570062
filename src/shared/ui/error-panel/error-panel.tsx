import { asksForReload, type ApiError } from '@/shared/api';
import { Button } from '../button';
import { Panel } from '../panel';
import { RetryButton } from '../retry-button';
import styles from './error-panel.module.css';

interface ErrorPanelProps {
  title?: string;
  error?: Partial<ApiError> & { message: string };
  onRetry?: () => void;
  onBack?: () => void;
}

const goBack = () => window.history.back();

/**
 * The product's own error card with its Go Back button (rules/errors#error-card). For an answer that this build doesn't
 * understand, it offers a reload instead of a retry.
 */
export const ErrorPanel = ({
  title = 'Oops! Something went wrong',
  error,
  onRetry,
  onBack = goBack,
}: ErrorPanelProps) => {
  const outdated = error?.code !== undefined && asksForReload({ code: error.code });
  return (
    <Panel centred>
      <div role="alert">
        <h2>{title}</h2>
        {error && <p className={styles.message}>{error.message}</p>}
      </div>
      <div className={styles.actions}>
        {outdated && (
          <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
            Reload
          </Button>
        )}
        {onRetry && !outdated && <RetryButton variant="primary" error={error} onClick={onRetry} />}
        <Button onClick={onBack}>Go Back</Button>
      </div>
    </Panel>
  );
};
