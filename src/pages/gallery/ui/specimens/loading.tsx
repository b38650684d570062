import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import { Spinner } from '@/shared/ui/spinner';
import styles from '../gallery.module.css';
import { State, States } from '../state';

const SkeletonSpecimen = () => (
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

const SpinnerSpecimen = () => (
  <States>
    <State name="plain">
      <Spinner />
    </State>
    <State name="with words of its own">
      <Spinner label="Looking for cards" />
    </State>
  </States>
);

export const loading = {
  skeleton: SkeletonSpecimen,
  spinner: SpinnerSpecimen,
};
