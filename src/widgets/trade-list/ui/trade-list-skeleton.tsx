import { SkeletonBlock } from '@/shared/ui/skeleton';
import { HEADING_HEIGHT } from '../model/lay-out';
import styles from './trade-list.module.css';

interface TradeListSkeletonProps {
  /** As the list will have it. */
  rowHeight: number;
}

/** More than a window shows. */
const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Holds a trade list's place while its cards load. */
export const TradeListSkeleton = ({ rowHeight }: TradeListSkeletonProps) => (
  <div className={styles.section} role="status" aria-busy="true" aria-label="Loading cards">
    <div className={styles.placeholder} style={{ height: HEADING_HEIGHT }}>
      <SkeletonBlock className={styles.bar} />
    </div>
    {ROWS.map((row) => (
      <div key={row} className={styles.placeholder} style={{ height: rowHeight }}>
        <SkeletonBlock className={styles.bar} />
      </div>
    ))}
  </div>
);
