import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './admin-users-page.module.css';

const ROWS = 10;

/** Rows that are on their way. */
export const UserTablePlaceholder = () => (
  <div role="status" aria-busy="true" className={styles.placeholder}>
    <VisuallyHidden>Loading...</VisuallyHidden>
    {Array.from({ length: ROWS }, (_, row) => (
      <SkeletonBlock key={row} className={styles.placeholderRow} />
    ))}
  </div>
);
