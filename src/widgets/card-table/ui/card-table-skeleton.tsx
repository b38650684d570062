import { SkeletonBlock } from '@/shared/ui/skeleton';
import { COLUMNS } from '../model/columns';
import styles from './card-table.module.css';

/** 20 rows (spec 2). */
const ROWS = Array.from({ length: 20 }, (_, index) => index);

/** Holds the table's place while its cards load: 20 rows by 11 columns (spec 2). */
export const CardTableSkeleton = () => (
  <div className={styles.scroller} role="status" aria-busy="true" aria-label="Loading cards">
    <table className={styles.table} aria-hidden="true">
      <colgroup>
        {COLUMNS.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map(({ key, title }) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className={styles.row} data-testid="card-row-placeholder">
            {COLUMNS.map(({ key }) => (
              <td key={key}>
                <SkeletonBlock className={styles.bar} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
