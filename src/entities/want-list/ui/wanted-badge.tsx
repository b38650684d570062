import styles from './wanted-badge.module.css';

/** Says that the viewer's own want list asks for so many copies of a printing; nothing where it asks for none. */
export const WantedBadge = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className={styles.badge}>
      Want<span className={styles.end}>ed:</span>
      {` ${count}`}
    </span>
  ) : null;
