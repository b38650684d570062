import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import { State, States } from '../state';
import styles from './skeleton.module.css';

export const SkeletonSpecimen = () => (
  <States>
    <State name="lines">
      <div className={styles.lines}>
        <Skeleton />
      </div>
    </State>
    <State name="block">
      <SkeletonBlock className={styles.block} />
    </State>
  </States>
);
