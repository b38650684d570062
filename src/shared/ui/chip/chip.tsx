import type { MouseEventHandler } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Icon } from '../icon';
import styles from './chip.module.css';

interface ChipProps {
  text: string;
  onRemove: MouseEventHandler<HTMLButtonElement>;
}

/** Something that is in force, a filter for instance, with a button that takes it away. */
export const Chip = ({ text, onRemove }: ChipProps) => (
  <span className={classNames(styles.chip, styles.removable)}>
    <span className={styles.text}>{text}</span>
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${text}`}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  </span>
);
