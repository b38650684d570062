import { SkeletonBlock } from '@/shared/ui/skeleton';
import { COLUMNS } from '../model/columns';
import { CollectionTableColumns } from './collection-table-columns';
import styles from './collection-table.module.css';

/** As many rows as any table holds open while it loads (spec 2). */
const ROWS = Array.from({ length: 20 }, (_, index) => index);

/** Holds the table's place while cards and counts load. */
export const CollectionTableSkeleton = ({ mode }: { mode: 'view' | 'edit' }) => (
  <div
    className={styles.scroller}
    data-mode={mode}
    role="status"
    aria-busy="true"
    aria-label="Loading collection"
  >
    <table className={styles.table} aria-hidden="true">
      <CollectionTableColumns />
      <thead>
        <tr>
          {COLUMNS.map(({ key, title, shortTitle }) => (
            <th key={key}>
              <span className={styles.title}>{title}</span>
              <span className={styles.shortTitle}>{shortTitle}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className={styles.row} data-testid="collection-row-placeholder">
            {COLUMNS.map(({ key, size }) => (
              <td key={key} className={size === 'name' ? styles.card : undefined}>
                <SkeletonBlock className={styles.bar} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
