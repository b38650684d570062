import { SkeletonBlock } from '@/shared/ui/skeleton';
import { MoverList, type ListedMover } from './mover-list';
import styles from './movers.module.css';

interface MoversProps {
  /** The titles of both lists, and what they say without any. */
  up: { title: string; none: string };
  down: { title: string; none: string };
  /** Without them, their space is reserved. */
  movers: { up: readonly ListedMover[]; down: readonly ListedMover[] } | undefined;
  isFetching: boolean;
}

/** What rose beside what fell. */
export const Movers = ({ up, down, movers, isFetching }: MoversProps) => (
  <div className={styles.movers} aria-busy={isFetching}>
    {movers ? (
      <>
        <MoverList {...up} movers={movers.up} />
        <MoverList {...down} movers={movers.down} />
      </>
    ) : (
      <>
        <SkeletonBlock className={styles.waiting} />
        <SkeletonBlock className={styles.waiting} />
      </>
    )}
  </div>
);
