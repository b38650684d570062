import { clsx } from 'clsx';
import {
  Fragment,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { followLink } from '@/shared/lib/follow-link';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useWindowRows } from '@/shared/lib/virtual-rows';
import { SkeletonBlock } from '../skeleton';
import { SortHeader, type SortDirection } from '../sort-header';
import styles from './virtual-table.module.css';

/** A column of a table of many rows; the table can be sorted by each. */
export interface TableColumn<Key extends string> {
  key: Key;
  /** What is in its header. */
  title: ReactNode;
  /** Fixed, so that drawing other rows never moves a column: in CSS pixels, or by a class of the style sheet. */
  width?: number;
  className?: string | undefined;
  /** The class of its placeholders while the table loads. */
  cellClassName?: string | undefined;
}

/**
 * Classes of the page's own style sheet. It holds every row to `--row-height`, and may use `--columns-width`, the sum of
 * the columns that have a width in pixels.
 */
export interface TableLook {
  scroller?: string | undefined;
  table?: string | undefined;
  row?: string | undefined;
  spacerRow?: string | undefined;
}

interface VirtualTableProps<Row extends { id: string }, Key extends string> {
  /** What the table is of, for those who can't see what is around it. */
  label: string;
  look: TableLook;
  columns: readonly TableColumn<Key>[];
  /** Already sorted by `sort`. */
  rows: readonly Row[];
  /** In CSS pixels. */
  rowHeight: number;
  sort: { column: Key; direction: SortDirection };
  onSort: (column: Key) => void;
  /** A `tr` with the row's id as `data-item-id`; `isActive` says whether the Tab key stops at its controls. */
  renderRow: (row: Row, place: { index: number; isActive: boolean }) => ReactElement;
  /** To look at, a click anywhere on a row opens it; to edit, only one on its buttons does. */
  mode?: 'view' | 'edit';
  onOpen: (id: string) => void;
  /** A link was followed to its address. */
  onFollow: (path: string) => void;
  /** The pointer is over a row; null when it has left the rows, or is where `isQuiet` says. */
  onPoint: (id: string | null, event: PointerEvent) => void;
  isQuiet?: (cell: HTMLTableCellElement) => boolean;
  /** Hears keys before the table does; `activate` makes a row the active one, so that it is drawn. */
  onKey?: (event: KeyboardEvent<HTMLElement>, activate: (id: string) => void) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle> | undefined;
}

/**
 * Many rows as a semantic table of which only those in sight are drawn; spacer rows take the place of the others. The
 * rows are one stop of the Tab key; arrow keys, Home, End and the page keys move between them
 * (rules/accessibility#keyboard-lists).
 */
export function VirtualTable<Row extends { id: string }, Key extends string>({
  label,
  look,
  columns,
  rows,
  rowHeight,
  sort,
  onSort,
  renderRow,
  mode = 'view',
  onOpen,
  onFollow,
  onPoint,
  isQuiet,
  onKey,
  handle,
}: VirtualTableProps<Row, Key>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { active, activate, events, lines, height } = useWindowRows({
    container: body,
    items: rows,
    rowHeight,
    handle,
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKey?.(event, activate);
    // In a field, the arrows belong to the field.
    if (!(event.target instanceof HTMLInputElement)) events.onKeyDown(event);
  };
  const open = (event: MouseEvent) => {
    if (followLink(event, onFollow)) return;
    // Who edits aims at fields, and now and then beside them.
    if (mode === 'edit' && !(event.target as Element).closest('button')) return;
    const row = rowOf(event);
    const id = row?.dataset['itemId'];
    if (id === undefined) return;
    // Wherever the row was clicked: the focus comes back to it when the dialog is closed.
    row?.querySelector('button')?.focus({ preventScroll: true });
    onOpen(id);
  };
  const point = (event: PointerEvent) => {
    const cell = (event.target as Element).closest('td');
    const isLeft = cell !== null && isQuiet?.(cell);
    onPoint(isLeft ? null : (rowOf(event)?.dataset['itemId'] ?? null), event);
  };
  const spacer = (of: number) =>
    of > 0 ? (
      <tr aria-hidden="true" className={look.spacerRow}>
        <td colSpan={columns.length} className={styles.spacer} style={{ height: of }} />
      </tr>
    ) : null;

  let drawnTo = 0;
  return (
    <div
      className={clsx(styles.scroller, look.scroller)}
      data-mode={mode}
      style={measuresOf(columns, rowHeight)}
      role="region"
      aria-label={label}
      // A region that scrolls sideways has to be reached by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table
        className={clsx(styles.table, look.table)}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <Columns columns={columns} />
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ key, title }) => (
              <SortHeader
                key={key}
                direction={sort.column === key ? sort.direction : null}
                onSort={() => onSort(key)}
              >
                {title}
              </SortHeader>
            ))}
          </tr>
        </thead>
        {/* What is clicked and typed here comes from the rows' controls, or from a mouse over their other cells. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          ref={body}
          {...events}
          onKeyDown={press}
          onClick={open}
          onPointerMove={point}
          onPointerLeave={(event) => onPoint(null, event)}
        >
          {lines.map(({ index, top }) => {
            const row = rows[index];
            if (!row) return null;
            const gap = top - drawnTo;
            drawnTo = top + rowHeight;
            return (
              <Fragment key={row.id}>
                {spacer(gap)}
                {renderRow(row, { index, isActive: index === active })}
              </Fragment>
            );
          })}
          {spacer(height - drawnTo)}
        </tbody>
      </table>
    </div>
  );
}

const rowOf = ({ target }: { target: EventTarget }) => (target as Element).closest('tr');

const measuresOf = (columns: readonly TableColumn<string>[], rowHeight: number): CSSProperties =>
  ({
    '--columns-width': `${columns.reduce((sum, { width = 0 }) => sum + width, 0)}px`,
    '--row-height': `${rowHeight}px`,
  }) as CSSProperties;

const Columns = ({ columns }: { columns: readonly TableColumn<string>[] }) => (
  <colgroup>
    {columns.map(({ key, width, className }) => (
      <col key={key} className={className} style={{ width }} />
    ))}
  </colgroup>
);

/** As many rows as any table holds open while it loads. */
const PLACEHOLDERS = Array.from({ length: 20 }, (_, index) => index);

interface VirtualTableSkeletonProps {
  label: string;
  look: TableLook;
  columns: readonly TableColumn<string>[];
  /** In CSS pixels. */
  rowHeight: number;
  mode?: 'view' | 'edit';
  /** Names its rows for tests. */
  rowTestId: string;
}

/** Holds a table's place while its rows load. */
export const VirtualTableSkeleton = ({
  label,
  look,
  columns,
  rowHeight,
  mode = 'view',
  rowTestId,
}: VirtualTableSkeletonProps) => (
  <div
    className={clsx(styles.scroller, look.scroller)}
    data-mode={mode}
    style={measuresOf(columns, rowHeight)}
    role="status"
    aria-busy="true"
    aria-label={label}
  >
    <table className={clsx(styles.table, look.table)} aria-hidden="true">
      <Columns columns={columns} />
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PLACEHOLDERS.map((row) => (
          <tr key={row} className={look.row} data-testid={rowTestId}>
            {columns.map(({ key, cellClassName }) => (
              <td key={key} className={cellClassName}>
                <SkeletonBlock className={styles.bar} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
