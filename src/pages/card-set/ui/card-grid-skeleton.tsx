import { SkeletonBlock } from '@/shared/ui/skeleton';
import styles from './card-grid.module.css';

/** 24 image placeholders (rules/cards#skeletons). */
const TILES = Array.from({ length: 24 }, (_, index) => index);

/** Holds the grid's place while its cards load: 24 image placeholders (rules/cards#skeletons). */
export const CardGridSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-busy="true" aria-label="Loading cards">
    <div className={styles.placeholders}>
      {TILES.map((tile) => (
        <div key={tile} data-testid="card-image-placeholder">
          <SkeletonBlock className={styles.placeholder} />
        </div>
      ))}
    </div>
  </div>
);
