import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import styles from './shared-card.module.css';

/** Holds a card's place while what is shared loads. */
export const SharedCardPlaceholder = () => (
  <div className={styles.card}>
    <SkeletonBlock className={styles.sky} />
    <div className={styles.body}>
      <Skeleton lines={3} label={null} />
    </div>
  </div>
);
