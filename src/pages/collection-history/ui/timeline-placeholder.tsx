import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './timeline.module.css';

/** Steps that are on their way. */
export const TimelinePlaceholder = () => (
  <div role="status" aria-busy="true" className={styles.placeholder}>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <SkeletonBlock className={styles.placeholderDay} />
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((step) => (
      <SkeletonBlock key={step} className={styles.placeholderStep} />
    ))}
  </div>
);
