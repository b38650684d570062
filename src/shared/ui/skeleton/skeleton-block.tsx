import { classNames } from '@/shared/lib/class-names';
import styles from './skeleton-block.module.css';

/** A grey block of the size that its class gives it, in place of a picture or a cell; silent. */
export const SkeletonBlock = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.block, className)} aria-hidden="true" />
);
