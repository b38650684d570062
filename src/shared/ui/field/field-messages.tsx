import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './field-messages.module.css';

interface FieldMessagesProps {
  /** The control's id. */
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A form control's error and hint, in the order in which they matter. */
export const FieldMessages = ({ id, hint, error }: FieldMessagesProps) => (
  <>
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        <Icon name="alert" />
        <span>{error}</span>
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
  </>
);
