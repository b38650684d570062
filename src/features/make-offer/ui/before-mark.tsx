import styles from './before-mark.module.css';

interface BeforeMarkProps {
  /** Copies in the terms that are answered; null in a new offer. */
  before: number | null;
  quantity: number;
}

/** What a counter-offer changes in a printing. */
export const BeforeMark = ({ before, quantity }: BeforeMarkProps) =>
  before !== null &&
  before !== quantity && (
    <strong className={styles.mark}>{before === 0 ? 'new' : `was ${before} ×`}</strong>
  );
