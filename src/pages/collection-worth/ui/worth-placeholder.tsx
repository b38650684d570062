import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './collection-worth-page.module.css';

/** As high as what comes, so that nothing moves when it does. */
export const WorthPlaceholder = () => (
  <div className={styles.panels} role="status">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <SkeletonBlock className={styles.figurePlaceholder} />
    <SkeletonBlock className={styles.chartPlaceholder} />
    <SkeletonBlock className={styles.chartPlaceholder} />
  </div>
);
