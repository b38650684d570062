import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import styles from './card-set-card.module.css';

/** Holds a set card's place while the sets load. */
export const CardSetCardPlaceholder = () => (
  <div className={styles.card} data-testid="card-set-placeholder">
    <SkeletonBlock className={styles.image} />
    <div className={styles.body}>
      <Skeleton lines={4} label={null} />
    </div>
  </div>
);
