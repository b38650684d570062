import { useCallback, useMemo, memo } from 'react';
import { printingNumberText } from '@domain/card';
import type { CardPrinting } from '@domain/find-cards';
import { useKeptRows } from '@/shared/lib/rows/kept-rows';
import { Checkbox } from '@/shared/ui/checkbox';
import { BoxList, type RenderLine } from '@/shared/ui/virtual-list';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { FullName } from './full-name';
import styles from './printing-changes.module.css';

/** In CSS pixels; the style sheet holds every row to it. */
const ROW_HEIGHT = 60;

/** The change of a printing: copies, or prices in words. */
export interface PrintingChange extends CardPrinting {
  from: number | string;
  to: number | string;
}

interface PrintingChangeListProps {
  /** Names the list: “What will be added”. */
  label: string;
  changes: readonly PrintingChange[];
  leftOut: ReadonlySet<string>;
  onToggle: (variantId: string) => void;
}

/** A change, and whether it is to be made. */
interface Row {
  id: string;
  change: PrintingChange;
  isChosen: boolean;
}

/** All changes; one stop of the Tab key, arrows lead from box to box. */
export function PrintingChangeList({ label, changes, leftOut, onToggle }: PrintingChangeListProps) {
  const rows = useKeptRows(
    useMemo(
      () =>
        changes.map((change): Row => {
          const { id } = change.printing;
          return { id, change, isChosen: !leftOut.has(id) };
        }),
      [changes, leftOut],
    ),
  );
  const renderRow: RenderLine<Row> = useCallback(
    ({ id, ...row }, { index, isActive }) => (
      <li
        role="listitem"
        data-item-id={id}
        aria-setsize={changes.length}
        aria-posinset={index + 1}
        style={{ height: ROW_HEIGHT }}
      >
        <ChangeRow {...row} isActive={isActive} onToggle={onToggle} />
      </li>
    ),
    [changes.length, onToggle],
  );
  return (
    <BoxList
      label={label}
      className={styles.scroller}
      data-changes=""
      lines={rows}
      lineHeight={ROW_HEIGHT}
      renderLine={renderRow}
    />
  );
}

interface ChangeRowProps {
  change: PrintingChange;
  isChosen: boolean;
  /** Whether the Tab key stops at its box. */
  isActive: boolean;
  onToggle: (variantId: string) => void;
}

/** One change: the value before and after. */
const ChangeRow = memo(function ChangeRow({
  change: { card, printing, from, to },
  isChosen,
  isActive,
  onToggle,
}: ChangeRowProps) {
  return (
    <Checkbox
      className={styles.row}
      checked={isChosen}
      tabIndex={isActive ? 0 : -1}
      onChange={() => onToggle(printing.id)}
      label={
        <span className={styles.change}>
          <span className={styles.words}>
            <FullName card={card} className={styles.name} />
            <span className={styles.kind} translate="no">
              {printingNumberText(card, printing)}
            </span>
          </span>
          <span className={styles.counts}>
            <span aria-hidden="true">
              <span>{`${from} →`}</span> <strong>{to}</strong>
            </span>
            <VisuallyHidden>{`from ${from} to ${to}`}</VisuallyHidden>
          </span>
        </span>
      }
    />
  );
});
