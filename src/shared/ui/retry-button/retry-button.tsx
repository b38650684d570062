import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { ApiError } from '@/shared/api';
import { useSecondsUntil } from '@/shared/lib/seconds-until';
import { Button, type ButtonProps } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import styles from './retry-button.module.css';

interface RetryButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The error. If the server said when to retry, the button counts down to that time. */
  error?: Pick<ApiError, 'retryAt'> | null | undefined;
  onClick: () => void;
  children?: ReactNode;
}

const secondsInWords = (seconds: number): string =>
  seconds === 1 ? '1 second' : `${seconds} seconds`;

/**
 * Retries what failed, as soon as the server allows it. Until then the button stays focusable and shows the remaining
 * time, which screen readers announce at the start and the end, not every second.
 */
export function RetryButton({
  error,
  onClick,
  children = 'Try again',
  ...looks
}: RetryButtonProps) {
  const seconds = useSecondsUntil(error?.retryAt);
  const waits = seconds > 0;
  return (
    <>
      {/* Inside an alert, every second would be announced. */}
      <span aria-live="off" className={styles.quiet}>
        <Button
          {...looks}
          icon="retry"
          aria-disabled={waits || undefined}
          className={clsx(waits && styles.waiting)}
          onClick={() => !waits && onClick()}
        >
          {children}
          {waits && <span className={styles.seconds}>{` in ${seconds} s`}</span>}
        </Button>
      </span>
      {error?.retryAt !== undefined && <Announcement key={error.retryAt} seconds={seconds} />}
    </>
  );
}

function Announcement({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return (
    <VisuallyHidden>
      <span role="status">
        {seconds > 0
          ? `You can try again in ${secondsInWords(first)}.`
          : first > 0 && 'You can try again now.'}
      </span>
    </VisuallyHidden>
  );
}
