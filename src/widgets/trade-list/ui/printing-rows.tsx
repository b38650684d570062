import { type ReactNode, memo, type CSSProperties } from 'react';
import { cardNumberOf, mainColour, printingName } from '@domain/card';
import { cardPath } from '@domain/page';
import { CardThumbnail } from '@/entities/card';
import type { TradeRow } from '../model/lay-out';
import styles from './trade-list.module.css';

export interface PrintingRowsProps<Row extends TradeRow> {
  label: string;
  rows: readonly Row[];
  /** The first row's place among the lines of the whole list. */
  firstLine: number;
  /** The lines of the whole list that are drawn. */
  drawn: readonly number[];
  /** In CSS pixels. */
  rowHeight: number;
  /** The row at which the Tab key stops. */
  activeId: string | undefined;
  isStacked: boolean;
  renderDetails: (row: Row) => ReactNode;
}

/** Rows that follow each other: the place of all, with those in sight drawn. */
export const PrintingRows = <Row extends TradeRow>({
  label,
  rows,
  firstLine,
  drawn,
  rowHeight,
  activeId,
  ...drawing
}: PrintingRowsProps<Row>) => (
  <ul className={styles.rows} style={{ height: rows.length * rowHeight }} aria-label={label}>
    {drawn.map((line) => {
      const at = line - firstLine;
      const row = rows[at];
      if (!row) return null;
      return (
        <PrintingRow
          key={row.id}
          row={row}
          position={at + 1}
          total={rows.length}
          height={rowHeight}
          isActive={row.id === activeId}
          {...drawing}
        />
      );
    })}
  </ul>
);

interface PrintingRowProps<Row extends TradeRow> {
  row: Row;
  /** Its place among the rows that follow each other, from 1, and how many those are. */
  position: number;
  total: number;
  /** In CSS pixels. */
  height: number;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
  isStacked: boolean;
  renderDetails: (row: Row) => ReactNode;
}

/**
 * A printing, and at its end what the page says of it. The number is a button without a handler of its own: its
 * clicks, by key as well, reach the list.
 */
function Row<Given extends TradeRow>({
  row,
  position,
  total,
  height,
  isActive,
  isStacked,
  renderDetails,
}: PrintingRowProps<Given>) {
  const { card, variant } = row;
  const tabIndex = isActive ? 0 : -1;
  const number = cardNumberOf(card, variant);
  const variantName = printingName(card, variant);
  const place = { top: (position - 1) * height, height };
  return (
    <li
      data-item-id={row.id}
      aria-posinset={position}
      aria-setsize={total}
      className={styles.row}
      data-stacked={isStacked}
      style={{ ...place, '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      <span className={styles.picture}>
        <CardThumbnail image={variant.images.front ?? card.images.front} aspects={card.aspects} />
      </span>
      <button
        type="button"
        data-opens=""
        tabIndex={tabIndex}
        className={styles.number}
        aria-label={`${number} Open ${card.name}, ${variantName}`}
        aria-haspopup="dialog"
      >
        {number}
      </button>
      <span className={styles.words}>
        <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name}>
          {card.name}
        </a>
        {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
      </span>
      <span className={styles.variant}>{variantName}</span>
      <Details row={row} renderDetails={renderDetails} />
    </li>
  );
}

type DetailsProps<Given extends TradeRow> = Pick<PrintingRowProps<Given>, 'row' | 'renderDetails'>;

/** Apart from the row, which is drawn again when it moves or the Tab key's stop does. */
const Details = memo(function Details<Given extends TradeRow>({
  row,
  renderDetails,
}: DetailsProps<Given>) {
  return (
    <div data-details="" className={styles.details}>
      {renderDetails(row)}
    </div>
  );
}) as <Given extends TradeRow>(props: DetailsProps<Given>) => ReactNode;

const PrintingRow = memo(Row) as typeof Row;
