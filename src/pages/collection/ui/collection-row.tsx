import { memo, type CSSProperties } from 'react';
import { mainColour, VARIANT_TYPE_NAMES } from '@domain/card';
import {
  COLLECTION_CARD_COLUMNS,
  COLLECTION_KINDS,
  printingOfKind,
  VARIANT_TYPE_OF_KIND,
} from '@domain/collection';
import {
  HaveCell,
  HaveStepper,
  NeedCell,
  selectUnfoldedCard,
  useCountDraft,
} from '@/features/edit-inventory';
import { printingLabel } from '@/entities/card';
import type { PrintingCount } from '@/entities/collection';
import { WantedBadge, type WantedCounts } from '@/entities/want-list';
import { useAppSelector } from '@/shared/store';
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
  /** Whether the window is as narrow as a phone's, where rows unfold to be edited. */
  isNarrow: boolean;
  /** Whether only Have can be edited. */
  isHaveOnly: boolean;
  /** Whether the Tab key stops at this row's buttons and link. */
  isActive: boolean;
  isSelecting: boolean;
}

/** A card with its counts: drawn again only when one of them changes. */
export const CollectionRow = memo(function CollectionRow({
  row: { card, ...counts },
  index,
  wanted,
  isEdited,
  isNarrow,
  isHaveOnly,
  isActive,
  isSelecting,
}: CollectionRowProps) {
  const isUnfoldable = isEdited && isNarrow;
  const isUnfolded =
    useAppSelector((state) => selectUnfoldedCard(state) === card.id) && isUnfoldable;
  return (
    <tr
      {...ROLES.row}
      aria-rowindex={index + 2}
      data-item-id={card.id}
      className={table.row}
      data-unfolded={isUnfoldable ? isUnfolded : undefined}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      {COLLECTION_CARD_COLUMNS.map((column) => (
        <td key={column} {...ROLES.cell} className={CARD_COLUMNS[column].cellClass}>
          {CARD_COLUMNS[column].cell({
            card,
            tabIndex: isActive ? 0 : -1,
            isSelecting,
            isUnfolded: isUnfoldable ? isUnfolded : undefined,
          })}
        </td>
      ))}
      {COLLECTION_KINDS.map((kind) => {
        const count = counts[kind];
        const printing = printingOfKind(card, kind);
        return (
          <KindCell
            key={kind}
            name={VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]]}
            count={count}
            label={printing ? printingLabel(card, printing) : ''}
            wanted={count && wanted[count.variantId]}
            look={isUnfolded ? 'line' : isEdited && !isNarrow ? 'fields' : 'text'}
            isDraft={isUnfoldable}
            isHaveOnly={isHaveOnly}
          />
        );
      })}
    </tr>
  );
});

interface KindCellProps {
  /** The kind's. */
  name: string;
  /** Undefined where the card has no printing of the kind. */
  count: PrintingCount | undefined;
  /** The printing's name. */
  label: string;
  wanted: number | undefined;
  /** The counts as text, their fields in a table's cell, or in a line of an unfolded row, with buttons. */
  look: 'text' | 'fields' | 'line';
  /** Whether the text shows the person's drafts. */
  isDraft: boolean;
  isHaveOnly: boolean;
}

/** One kind's printing of a card: its counts, or the fields that set them. */
const KindCell = memo(
  ({ name, count, label, wanted, look, isDraft, isHaveOnly }: KindCellProps) => {
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
        {look === 'fields' ? (
          <span className={styles.fields}>
            <HaveCell count={count} label={label} />
            {!isHaveOnly && <NeedCell count={count} label={label} />}
          </span>
        ) : look === 'line' ? (
          <CountLine name={name} count={count} label={label} isHaveOnly={isHaveOnly} />
        ) : isDraft ? (
          <DraftCount count={count} wanted={wanted} />
        ) : (
          <ShownCount count={count} wanted={wanted} />
        )}
      </td>
    );
  },
);
KindCell.displayName = 'KindCell';

interface CountLineProps {
  name: string;
  count: PrintingCount;
  label: string;
  isHaveOnly: boolean;
}

/** A printing in a row that is unfolded on a phone: what is needed, and what is there, with buttons for fingers. */
const CountLine = ({ name, count, label, isHaveOnly }: CountLineProps) => (
  <span className={styles.countLine}>
    <span className={styles.kind} aria-hidden="true">
      {name}
    </span>
    {!isHaveOnly && (
      <span className={styles.need}>
        <span aria-hidden="true">Need</span>
        <NeedCell count={count} label={label} />
      </span>
    )}
    <HaveStepper count={count} label={label} />
  </span>
);

/** The counts as the person has changed them. */
const DraftCount = ({
  count,
  wanted,
}: Pick<KindCellProps, 'wanted'> & { count: PrintingCount }) => {
  const { inventory, missing } = useCountDraft(count);
  return <ShownCount count={{ inventory, missing, target: count.target }} wanted={wanted} />;
};

interface ShownCountProps {
  count: Pick<PrintingCount, 'inventory' | 'missing' | 'target'>;
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
        <span translate="no">{inventory}</span>
        {isComplete && (
          <>
            <Icon name="check" />
            <VisuallyHidden> none missing</VisuallyHidden>
          </>
        )}
      </span>
      {missing !== null && missing.count > 0 && (
        <span className={styles.missing}>{`${missing.count} missing`}</span>
      )}
      <WantedBadge count={wanted} isShort={missing !== null && missing.count > 0} />
    </span>
  );
};
