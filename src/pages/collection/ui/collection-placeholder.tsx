import { CollectionTableSkeleton } from './collection-table';
import styles from './collection-page.module.css';

/** Stands below the tabs while it isn't known what there is to show. */
export const CollectionPlaceholder = ({ mode }: { mode: 'view' | 'edit' }) => (
  <div className={styles.placeholder}>
    <CollectionTableSkeleton mode={mode} />
  </div>
);
