import { Panel } from '@/shared/ui/panel';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './collection-worth-page.module.css';
import figure from './worth-figure.module.css';

/** As high as what comes, so that nothing moves when it does. */
export const WorthPlaceholder = () => (
  <div className={styles.panels} role="status">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Panel title="Worth now">
      <div className={figure.headline}>
        <p className={figure.figure}>
          <SkeletonBlock className={styles.figurePlaceholder} />
        </p>
        <div className={figure.trends} />
      </div>
      <div className={figure.notes}>
        <SkeletonBlock className={styles.notePlaceholder} />
      </div>
    </Panel>
    <SkeletonBlock className={styles.chartPlaceholder} />
    <SkeletonBlock className={styles.chartPlaceholder} />
  </div>
);
