import { MAX_INVENTORY } from '@domain/collection';
import styles from './unsaved-counts.module.css';

interface RefusedTextProps {
  /** The printing in words. */
  label: string | null;
  /** What was typed. */
  text: string | undefined;
}

/** Says why a field went back to its count. */
export const RefusedText = ({ label, text }: RefusedTextProps) => (
  <p role="status" className={styles.refused}>
    {label !== null &&
      `“${text}” is no whole number from 0 to ${MAX_INVENTORY.toLocaleString('en-US')}. ${label} stays as it was.`}
  </p>
);
