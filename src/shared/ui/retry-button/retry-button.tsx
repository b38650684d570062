import { clsx } from 'clsx';
import { useEffect, useReducer, useState } from 'react';
import type { ApiError } from '@/shared/api';
import { Button, type ButtonProps } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import styles from './retry-button.module.css';

interface RetryButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The error. If the server said when to retry, the button counts down to that time. */
  error?: Pick<ApiError, 'retryAt'> | null | undefined;
  onClick: () => void;
}

const secondsInWords = (seconds: number): string =>
  seconds === 1 ? '1 second' : `${seconds} seconds`;

/**
 * Retries what failed, as soon as the server allows it. Until then the button stays focusable and shows the remaining
 * time, which screen readers announce at the start and the end, not every second.
 */
export function RetryButton({ error, onClick, ...looks }: RetryButtonProps) {
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
          <span>Try again</span>
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

/** Whole seconds until a moment; 0 afterwards. */
const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/**
 * Counts down to a moment, rendering every second.
 *
 * @param moment milliseconds since 1970; undefined for none
 * @returns whole seconds; 0 after the moment or without one
 */
function useSecondsUntil(moment = 0): number {
  const [turns, countTurn] = useReducer((count: number) => count + 1, 0);
  const seconds = secondsTo(moment);
  useEffect(() => {
    if (seconds === 0) return;
    // At the start of each second, however late the last one was drawn. A timer may fire slightly early by the clock:
    // then the second is still the same, and another timer is needed.
    const timer = setTimeout(countTurn, moment - Date.now() - (seconds - 1) * 1_000);
    return () => clearTimeout(timer);
  }, [moment, seconds, turns]);
  return seconds;
}
