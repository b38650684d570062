import { Button } from '../button';
import { Panel } from '../panel';
import styles from './error-panel.module.css';

interface ErrorPanelProps {
  /** A sentence for the person. */
  message?: string;
  onBack?: () => void;
}

const goBack = () => window.history.back();

/** The product's own error card, with Reload and Go Back (rules/errors#error-card). */
export const ErrorPanel = ({ message, onBack = goBack }: ErrorPanelProps) => (
  <Panel centred>
    <div role="alert">
      <h2>Oops! Something went wrong</h2>
      {message !== undefined && <p className={styles.message}>{message}</p>}
    </div>
    <div className={styles.actions}>
      <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <Button onClick={onBack}>Go Back</Button>
    </div>
  </Panel>
);
