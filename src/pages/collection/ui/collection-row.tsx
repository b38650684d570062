import { memo, type CSSProperties } from 'react';
import { mainColour } from '@domain/card';
import { COLLECTION_CARD_COLUMNS, COLLECTION_KINDS, printingOfKind } from '@domain/collection';
import { HaveCell, NeedCell } from '@/features/edit-inventory';
import { printingLabel } from '@/entities/card';
import type { PrintingCount } from '@/entities/collection';
import { WantedBadge, type WantedCounts } from '@/entities/want-list';
import { ROLES } from '@/shared/ui/data-table';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { CountedCard } from '../model/counted-card';
import { CARD_COLUMNS } from './collection-columns';
import styles from './collection-row.module.css';
import table from './collection-table.module.css';

interface CollectionRowProps {
  row: CountedCard;
  index: number;
  wanted: WantedCounts;
  isEdited: boolean;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
  isSelecting: boolean;
}

/** A card with its counts: drawn again only when one of them changes. */
export const CollectionRow = memo(function CollectionRow({
  row: { card, ...counts },
  index,
  wanted,
  isEdited,
  isActive,
  isSelecting,
}: CollectionRowProps) {
  return (
    <tr
      {...ROLES.row}
      aria-rowindex={index + 2}
      data-item-id={card.id}
      className={table.row}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      {COLLECTION_CARD_COLUMNS.map((column) => (
        <td key={column} {...ROLES.cell} className={CARD_COLUMNS[column].cellClass}>
          {CARD_COLUMNS[column].cell({ card, tabIndex: isActive ? 0 : -1, isSelecting })}
        </td>
      ))}
      {COLLECTION_KINDS.map((kind) => {
        const count = counts[kind];
        const printing = printingOfKind(card, kind);
        return (
          <KindCell
            key={kind}
            count={count}
            label={printing ? printingLabel(card, printing) : ''}
            wanted={count && wanted[count.variantId]}
            isEdited={isEdited}
          />
        );
      })}
    </tr>
  );
});

interface KindCellProps {
  /** Undefined where the card has no printing of the kind. */
  count: PrintingCount | undefined;
  /** The printing's name. */
  label: string;
  wanted: number | undefined;
  isEdited: boolean;
}

/** One kind's printing of a card: its counts, or the fields that set them. */
const KindCell = memo(({ count, label, wanted, isEdited }: KindCellProps) => {
  if (!count) {
    return (
      <td {...ROLES.cell} className={table.kind}>
        <span className={styles.none} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>no such printing</VisuallyHidden>
      </td>
    );
  }
  return (
    <td {...ROLES.cell} className={table.kind}>
      {isEdited ? (
        <span className={styles.fields}>
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

interface ShownCountProps {
  count: PrintingCount;
  /** The quantity on the viewer's own want list. */
  wanted: number | undefined;
}

/**
 * How many copies there are, how many the owner misses, and how many the viewer wants (rules/collection#who-sees-what).
 */
const ShownCount = ({ count: { inventory, missing, target }, wanted }: ShownCountProps) => {
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
