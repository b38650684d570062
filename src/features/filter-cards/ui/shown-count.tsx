import styles from './shown-count.module.css';

interface ShownCountProps {
  /** How many cards the filter lets through. */
  shown: number;
  /** How many there are. */
  total: number;
}

/**
 * `84 of 252 cards`, or `252 cards` where all are shown. A screen reader hears it change and waits for a pause in
 * typing, as it does with everything polite. It has to stand there before it changes.
 */
export const ShownCount = ({ shown, total }: ShownCountProps) => (
  <p role="status" className={styles.count}>
    {shown < total && `${shown} of `}
    {total === 1 ? '1 card' : `${total} cards`}
  </p>
);
