import { clsx } from 'clsx';
import {
  memo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { followLink } from '@/shared/lib/rows/follow-link';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { selectByClick, selectByKey, type RowSelection } from '@/shared/lib/rows/row-selection';
import { SkeletonBlock } from '../skeleton';
import { SortHeader, type SortDirection } from '../sort-header';
import {
  rowHeights,
  useListFocus,
  useRowHeight,
  useShownInWindow,
  VirtualRows,
  type RenderLine,
  type RowHeight,
} from '../virtual-list';
import { columnWidths } from './column-widths';
import { unfoldByClick, useRowHeights, type RowHeadings, type RowUnfolding } from './row-unfolding';
import styles from './virtual-table.module.css';

/** A column of a table of many rows; the table can be sorted by each. */
export interface TableColumn<Key extends string> {
  key: Key;
  /** The header's content. */
  title: ReactNode;
  /** A control beside the button that sorts. */
  aside?: ReactNode;
  /** In CSS pixels. The columns share the extra width of a wide window in proportion. All have a width, or none. */
  width?: number;
  /** The class of its placeholders while the table loads. */
  cellClassName?: string | undefined;
}

/**
 * Classes of the page's own style sheet, which sets the width of each column for all rows, unless the columns have
 * widths of their own.
 */
export interface TableLook {
  scroller?: string | undefined;
  table?: string | undefined;
  row?: string | undefined;
}

/** The roles of a table's elements, repeated: some browsers drop them with other layouts. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
} as const;

interface VirtualTableProps<Row extends { id: string }, Key extends string> {
  /** The table's name for screen readers. */
  label: string;
  look: TableLook;
  columns: readonly TableColumn<Key>[];
  /** Already sorted by `sort`. */
  rows: readonly Row[];
  rowHeight: RowHeight;
  /** Must stay the same object while its results do. */
  headings?: RowHeadings<Row> | undefined;
  sort: { column: Key; direction: SortDirection };
  onSort: (column: Key) => void;
  /** Renders a `tr`, with its role. Must stay the same function while its results do. */
  renderRow: RenderLine<Row>;
  /** In view mode, a click anywhere on a row opens it; in edit mode, only one on its buttons does. */
  mode?: 'view' | 'edit';
  onOpen: (id: string) => void;
  /** Called when a link is clicked, with its address. */
  onFollow: (path: string) => void;
  /** The pointer is over a row; null when it has left the rows, or is where `isQuiet` says. */
  onPoint: (id: string | null, event: PointerEvent) => void;
  isQuiet?: (cell: HTMLTableCellElement) => boolean;
  /** Custom properties for the cells. */
  cellStyle?: CSSProperties;
  /** Handles keys before the table does; `activate` makes a row the active one, which is in the document. */
  onKey?: (event: KeyboardEvent<HTMLElement>, activate: (id: string) => void) => void;
  /** Moves the focus to the rows. */
  handle?: Ref<FocusHandle> | undefined;
  /** If set, a click selects a row instead of opening it. */
  selection?: RowSelection | undefined;
  /** If set in edit mode, a click on a row unfolds it. */
  unfolding?: RowUnfolding | undefined;
}

/**
 * Many rows as a semantic table, of which only those near are in the document where it is long. The rows are one stop
 * of the Tab key; arrow keys, Home, End and the page keys move between them (rules/accessibility#keyboard-lists).
 */
export function VirtualTable<Row extends { id: string }, Key extends string>({
  label,
  look,
  columns,
  rows,
  rowHeight: heights,
  headings,
  sort,
  onSort,
  renderRow,
  mode = 'view',
  onOpen,
  onFollow,
  onPoint,
  isQuiet,
  cellStyle,
  onKey,
  handle,
  selection,
  unfolding,
}: VirtualTableProps<Row, Key>) {
  const table = useRef<HTMLTableElement>(null);
  const rowHeight = useRowHeight(heights);
  const { className, style } = rowHeights(heights);
  const { active, activeId, activate, events } = useListFocus({
    container: table,
    lines: rows,
    lineHeight: rowHeight,
    handle,
    onExtend: selection?.onExtend,
  });
  const heightOf = useRowHeights(rowHeight, { unfolding, headings });
  const shown = useShownInWindow({ container: table, lines: rows, heightOf, active });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKey?.(event, activate);
    if (!rowOf(event) || (selection && selectByKey(event, selection))) return;
    // In a field, the arrows belong to the field.
    if (!(event.target as Element).matches('input:not([type="checkbox"])')) events.onKeyDown(event);
  };
  const open = (event: MouseEvent) => {
    if (selection) return selectByClick(event, rowOf(event), selection);
    if (followLink(event, onFollow)) return;
    const row = rowOf(event);
    const target = event.target as Element;
    const cell = target.closest('td');
    const isInside = cell !== null && Boolean(isQuiet?.(cell));
    if (unfolding && unfoldByClick(target, row, { unfolding, isInside })) return;
    // In edit mode, people aim at fields and sometimes miss them.
    if (mode === 'edit' && !target.closest('button[aria-haspopup="dialog"]')) return;
    const id = row?.dataset['itemId'];
    if (id === undefined) return;
    // Wherever the row was clicked, the focus returns to its button when the dialog is closed.
    row?.querySelector('button')?.focus({ preventScroll: true });
    onOpen(id);
  };
  const point = (event: PointerEvent) => {
    const cell = (event.target as Element).closest('td');
    const isLeft = cell !== null && isQuiet?.(cell);
    onPoint(isLeft ? null : (rowOf(event)?.dataset['itemId'] ?? null), event);
  };
  return (
    <div
      className={clsx(className, styles.scroller, look.scroller)}
      data-mode={mode}
      data-selecting={selection !== undefined}
      style={style}
      role="region"
      aria-label={label}
      // A region that scrolls sideways must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {/* Events here come from the rows' controls, or from a mouse over their other cells. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <table
        ref={table}
        {...ROLES.table}
        className={clsx(styles.table, look.table)}
        style={{ ...columnWidths(columns), ...cellStyle }}
        aria-label={label}
        aria-rowcount={rows.length + (headings?.count ?? 0) + 1}
        {...events}
        onKeyDown={press}
        onClick={open}
        onPointerMove={point}
        onPointerLeave={(event) => onPoint(null, event)}
      >
        <Head columns={columns} sort={sort} onSort={onSort} />
        <tbody {...ROLES.rowgroup}>
          <VirtualRows
            as="tr"
            lines={rows}
            shown={shown}
            heightOf={heightOf}
            rowHeight={rowHeight}
            activeId={activeId}
            renderLine={renderRow}
          />
        </tbody>
      </table>
    </div>
  );
}

type HeadProps<Key extends string> = Pick<
  VirtualTableProps<{ id: string }, Key>,
  'columns' | 'sort' | 'onSort'
>;

/** Separate from the table, which renders again as it scrolls. */
const Head = memo(function Head<Key extends string>({ columns, sort, onSort }: HeadProps<Key>) {
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {columns.map(({ key, title, aside }) => (
          <SortHeader
            key={key}
            direction={sort.column === key ? sort.direction : null}
            onSort={() => onSort(key)}
            aside={aside}
          >
            {title}
          </SortHeader>
        ))}
      </tr>
    </thead>
  );
}) as <Key extends string>(props: HeadProps<Key>) => ReactElement;

const rowOf = ({ target }: { target: EventTarget }) => (target as Element).closest('tr');

/** The number of placeholder rows of any table. */
const PLACEHOLDERS = Array.from({ length: 20 }, (_, index) => index);

interface VirtualTableSkeletonProps {
  label: string;
  look: TableLook;
  columns: readonly TableColumn<string>[];
  rowHeight: RowHeight;
  mode?: 'view' | 'edit';
  /** The test id of its rows. */
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
}: VirtualTableSkeletonProps) => {
  const { className, style } = rowHeights(rowHeight);
  return (
    <div
      className={clsx(className, styles.scroller, look.scroller)}
      data-mode={mode}
      style={style}
      role="status"
      aria-busy="true"
      aria-label={label}
    >
      <table
        className={clsx(styles.table, look.table)}
        style={columnWidths(columns)}
        aria-hidden="true"
      >
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
};
