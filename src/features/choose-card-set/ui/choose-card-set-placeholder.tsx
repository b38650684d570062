import { SkeletonBlock } from '@/shared/ui/skeleton';
import styles from './choose-card-set.module.css';

/** Holds the place of the tabs while the sets are on their way. */
export const ChooseCardSetPlaceholder = () => (
  <div className={styles.placeholder}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((tab) => (
      <SkeletonBlock key={tab} className={styles.bar} />
    ))}
  </div>
);
