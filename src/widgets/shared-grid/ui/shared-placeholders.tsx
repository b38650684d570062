import { SharedCardPlaceholder } from '@/entities/sharing';
import styles from './shared-grid.module.css';

/** Three rows of three: enough to keep what is below the page out of sight while it loads. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Holds places while what is shared loads. */
export const SharedPlaceholders = ({ label }: { label: string }) => (
  <div
    className={styles.grid}
    role="status"
    aria-busy="true"
    aria-label={`Loading ${label.toLowerCase()}`}
  >
    {PLACES.map((place) => (
      <SharedCardPlaceholder key={place} />
    ))}
  </div>
);
