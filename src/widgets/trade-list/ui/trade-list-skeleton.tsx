import { SkeletonBlock } from '@/shared/ui/skeleton';
import { HEADING_HEIGHT } from '../model/lay-out';
import { useRowHeight, type RowHeight } from '../model/row-height';
import styles from './trade-list.module.css';

interface TradeListSkeletonProps {
  /** As the list will have it. */
  rowHeight: RowHeight;
}

/** More than a window shows. */
const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Holds a trade list's place while its cards load. */
export function TradeListSkeleton({ rowHeight }: TradeListSkeletonProps) {
  const height = useRowHeight(rowHeight);
  return (
    <div className={styles.section} role="status" aria-busy="true" aria-label="Loading cards">
      <div className={styles.placeholderHeading} style={{ height: HEADING_HEIGHT }}>
        <SkeletonBlock className={styles.bar} />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.placeholder} style={{ height }}>
          <SkeletonBlock className={styles.picture} />
          <SkeletonBlock className={styles.bar} />
        </div>
      ))}
    </div>
  );
}
