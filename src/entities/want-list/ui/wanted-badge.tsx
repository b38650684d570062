import styles from './wanted-badge.module.css';

/** Shows how many copies of a printing the viewer wants; nothing for none. */
export const WantedBadge = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className={styles.badge}>
      Want<span className={styles.end}>ed:</span>
      {` ${count}`}
    </span>
  ) : null;
