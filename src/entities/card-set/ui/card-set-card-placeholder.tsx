import styles from './card-set-card.module.css';

/** Holds a set card's place while the sets load. */
export const CardSetCardPlaceholder = () => (
  <div className={`${styles.card} ${styles.placeholder}`} data-testid="card-set-placeholder">
    <div className={styles.image} />
    <div className={styles.body}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  </div>
);
