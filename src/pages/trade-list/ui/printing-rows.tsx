import { clsx } from 'clsx';
import { type ReactNode, memo, useCallback, type CSSProperties } from 'react';
import { mainColour, printingName, setAndNumber } from '@domain/card';
import { cardPath } from '@domain/page';
import { SelectBox } from '@/features/change-selected';
import { CardThumbnail, printingLabel } from '@/entities/card';
import { VirtualRows, type RenderLine } from '@/shared/ui/virtual-list';
import type { TradeRow } from '../model/lay-out';
import styles from './printing-rows.module.css';

export interface PrintingRowsProps {
  label: string;
  /** Those of the run. */
  rows: readonly TradeRow[];
  /** The indexes of those that are in the document. */
  shown: readonly number[];
  /** In CSS pixels. */
  rowHeight: number;
  /** The row at which the Tab key stops. */
  activeId: string | undefined;
  isStacked: boolean;
  /** If set, a click selects a row instead of opening it, and a checkbox replaces its number. */
  isSelecting: boolean;
  renderDetails: (row: TradeRow) => ReactNode;
}

/** A run of rows. */
export function PrintingRows({
  label,
  rows,
  shown,
  rowHeight,
  activeId,
  isStacked,
  isSelecting,
  renderDetails,
}: PrintingRowsProps) {
  const total = rows.length;
  const renderRow: RenderLine<TradeRow> = useCallback(
    (row, { index, isActive }) => (
      <PrintingRow
        row={row}
        position={index + 1}
        total={total}
        isActive={isActive}
        isStacked={isStacked}
        isSelecting={isSelecting}
        renderDetails={renderDetails}
      />
    ),
    [total, isStacked, isSelecting, renderDetails],
  );
  return (
    <ul role="list" aria-label={label}>
      <VirtualRows
        as="li"
        lines={rows}
        shown={shown}
        heightOf={rowHeight}
        rowHeight={rowHeight}
        activeId={activeId}
        renderLine={renderRow}
      />
    </ul>
  );
}

/** The heads of the columns that rows have in a wide window. */
export const RowHeads = ({ details }: { details: ReactNode }) => (
  <div className={clsx(styles.row, styles.heads)} aria-hidden="true">
    <span className={styles.picture} />
    <span className={styles.number}>Number</span>
    <span className={styles.words}>Name</span>
    <span className={styles.printing}>Printing</span>
    <div className={styles.details}>{details}</div>
  </div>
);

interface PrintingRowProps {
  row: TradeRow;
  /** Its position in the run, from 1, and the run's number of rows. */
  position: number;
  total: number;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
  isStacked: boolean;
  isSelecting: boolean;
  renderDetails: (row: TradeRow) => ReactNode;
}

/**
 * A printing, followed by the page's details. The number is a button without a handler of its own: its clicks,
 * including those by key, bubble to the list.
 */
const PrintingRow = memo(function PrintingRow({
  row,
  position,
  total,
  isActive,
  isStacked,
  isSelecting,
  renderDetails,
}: PrintingRowProps) {
  const { card, printing } = row;
  const tabIndex = isActive ? 0 : -1;
  const number = setAndNumber(card, printing);
  const name = printingName(card, printing);
  return (
    <li
      role="listitem"
      data-item-id={row.id}
      aria-posinset={position}
      aria-setsize={total}
      className={styles.row}
      data-stacked={isStacked}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      <span className={styles.picture}>
        <CardThumbnail image={printing.images.front ?? card.images.front} aspects={card.aspects} />
      </span>
      {isSelecting ? (
        <span data-opens="" className={styles.select}>
          <SelectBox
            id={row.id}
            label={`${number} Select ${printingLabel(card, printing)}`}
            tabIndex={tabIndex}
          >
            <ListedNumber number={number} />
          </SelectBox>
        </span>
      ) : (
        <button
          type="button"
          data-opens=""
          tabIndex={tabIndex}
          className={styles.number}
          translate="no"
          aria-label={`${number} Open ${card.name}, ${name}`}
          aria-haspopup="dialog"
        >
          <ListedNumber number={number} />
        </button>
      )}
      <span className={styles.words}>
        {isSelecting ? (
          <span className={styles.name} translate="no">
            {card.name}
          </span>
        ) : (
          <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name} translate="no">
            {card.name}
          </a>
        )}
        {card.subtitle && (
          <span className={styles.subtitle} translate="no">
            {card.subtitle}
          </span>
        )}
      </span>
      <span className={styles.printing}>{name}</span>
      <Details row={row} renderDetails={renderDetails} />
    </li>
  );
});

/** Separate from the row, which renders again when it or the Tab stop moves. */
const Details = memo(function Details({
  row,
  renderDetails,
}: Pick<PrintingRowProps, 'row' | 'renderDetails'>) {
  return (
    <div data-details="" className={styles.details}>
      {renderDetails(row)}
    </div>
  );
});

/** `SOR 059`. On a phone, the heading has the set's code, so that the kind of printing has space. */
function ListedNumber({ number }: { number: string }) {
  const [last, ...code] = number.split(' ').toReversed();
  return (
    <>
      {code.length > 0 && <span className={styles.setCode}>{`${code.join(' ')} `}</span>}
      <span>{last}</span>
    </>
  );
}
