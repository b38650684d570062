import type { PrintingCount } from '@/entities/collection';
import { WantedBadge } from '@/entities/want-list';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './shown-count.module.css';

interface ShownCountProps {
  count: PrintingCount;
  /** How many the viewer's own want list asks for. */
  wanted: number | undefined;
}

/** How many copies there are, how many the owner misses, and how many the viewer wants (product 6). */
export const ShownCount = ({ count: { inventory, missing, target }, wanted }: ShownCountProps) => {
  const isComplete = missing?.count === 0 && (target ?? 0) > 0;
  return (
    <span className={styles.count}>
      <span className={styles.inventory} data-none={inventory === 0} data-complete={isComplete}>
        {inventory}
        {isComplete && (
          <>
            <Icon name="check" />
            <VisuallyHidden> none missing</VisuallyHidden>
          </>
        )}
      </span>
      {missing !== null && missing.count > 0 && (
        <span className={styles.missing}>{missing.count} missing</span>
      )}
      <WantedBadge count={wanted} />
    </span>
  );
};
