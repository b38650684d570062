import { memo } from 'react';
import { HaveCell, NeedCell } from '@/features/edit-inventory';
import type { PrintingCount } from '@/entities/collection';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { ShownCount } from './shown-count';
import own from './collection-row.module.css';
import styles from './collection-table.module.css';

interface KindCellProps {
  /** Undefined where the card has no printing of the kind. */
  count: PrintingCount | undefined;
  /** The printing in words. */
  label: string;
  wanted: number | undefined;
  isEdited: boolean;
}

/** One kind's printing of a card: its counts, or the fields that set them. */
export const KindCell = memo(({ count, label, wanted, isEdited }: KindCellProps) => {
  if (!count) {
    return (
      <td className={styles.kind}>
        <span className={own.none} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>no such printing</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={styles.kind}>
      {isEdited ? (
        <span className={own.fields}>
          <HaveCell count={count} label={label} />
          <NeedCell count={count} label={label} />
        </span>
      ) : (
        <ShownCount count={count} wanted={wanted} />
      )}
    </td>
  );
});
KindCell.displayName = 'KindCell';
