import { clsx } from 'clsx';
import { Placeholder, PlaceholderLine } from 'semantic-ui-react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './skeleton-block.module.css';

interface SkeletonProps {
  lines?: number;
  /** The text for screen readers in place of the bars; null if a neighbour has it already. */
  label?: string | null;
}

/** Grey bars in place of text that is loading. */
export const Skeleton = ({ lines = 3, label = 'Loading...' }: SkeletonProps) => (
  <div aria-busy="true" role={label === null ? undefined : 'status'}>
    {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
    <Placeholder fluid aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <PlaceholderLine key={line} length={line === lines - 1 ? 'medium' : 'full'} />
      ))}
    </Placeholder>
  </div>
);

/** A grey block of the size that its class gives it, in place of a picture or a cell; silent. */
export const SkeletonBlock = ({ className }: { className?: string | undefined }) => (
  <span className={clsx(styles.block, className)} aria-hidden="true" />
);
