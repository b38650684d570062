import styles from './wanted-badge.module.css';

interface WantedBadgeProps {
  count: number | undefined;
  /** Shows only a W before the number where a window makes a table's columns narrow. */
  isShort?: boolean;
}

/** Shows how many copies of a printing the viewer wants; nothing for none. */
export const WantedBadge = ({ count, isShort = false }: WantedBadgeProps) =>
  count ? (
    <span className={styles.badge} data-short={isShort}>
      {isShort ? (
        <>
          <span>W</span>
          <span className={styles.middle}>ant</span>
        </>
      ) : (
        <span>Want</span>
      )}
      <span className={styles.end}>ed:</span> <span>{count}</span>
    </span>
  ) : null;
