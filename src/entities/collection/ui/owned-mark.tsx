import { clsx } from 'clsx';
import styles from './owned-mark.module.css';

interface OwnedMarkProps {
  /** Copies and playset: `2/3`. */
  owned: string;
  className?: string | undefined;
}

/** How many copies of a card the viewer has, of how many make a playset (rules/cards#owned-mark). */
export function OwnedMark({ owned, className }: OwnedMarkProps) {
  const [copies, playset] = owned.split('/');
  return (
    <span
      role="img"
      aria-label={`You have ${copies} of ${playset}`}
      className={clsx(styles.mark, className)}
      data-whole={Number(copies) >= Number(playset)}
      translate="no"
    >
      {owned}
    </span>
  );
}
