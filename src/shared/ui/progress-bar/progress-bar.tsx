import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Progress } from 'semantic-ui-react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** The name of what makes progress: “Standard cards”. */
  label: ReactNode;
  /** From 0 to `total`; null if nobody knows how far it is. */
  value: number | null;
  total: number;
  /** Replaces the text “12 of 40”. */
  text?: string;
}

/** A progress bar with its value in words. */
export function ProgressBar({ label, value, total, text }: ProgressBarProps) {
  const id = useId();
  const words = text ?? `${value ?? '…'} of ${total}`;
  const isFull = value !== null && total > 0 && value >= total;
  const isUnknown = value === null;
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.text} aria-hidden="true">
          {words}
        </span>
      </div>
      {/* The library's bar has neither role nor value for those who can't see it. */}
      <Progress
        percent={total > 0 ? ((value ?? total) / total) * 100 : 0}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={value ?? undefined}
        aria-valuetext={words}
        className={clsx(styles.track, isFull && styles.full, isUnknown && styles.unknown)}
      />
    </div>
  );
}
