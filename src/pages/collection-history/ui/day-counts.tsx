import { Link } from 'react-router-dom';
import { cardNumberText, VARIANT_TYPE_NAMES, type Card, type VariantType } from '@domain/card';
import { counted, countedCopies } from '@/shared/lib/counted';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { dayTable, type DayRow } from '../model/day-rows';
import styles from './collection-on-day.module.css';

const CARD_COLUMNS: DataColumn<DayRow>[] = [
  { key: 'number', header: 'Number', cell: ({ card }) => cardNumberText(card) },
  {
    key: 'name',
    header: 'Name',
    namesRow: true,
    cell: ({ card }) => <Link to={`/cards/${card.id}`}>{card.name}</Link>,
  },
];

const countColumn = (type: VariantType): DataColumn<DayRow> => ({
  key: type,
  header: VARIANT_TYPE_NAMES[type],
  align: 'end',
  cell: ({ copies }) => copies[type] ?? <span className={styles.none}>0</span>,
});

interface DayCountsProps {
  caption: string;
  cards: readonly Card[];
  /** Copies by the printing's id. */
  counts: Record<string, number>;
}

/** A table of the cards that one had, with a column for each kind of printing among them. */
export function DayCounts({ caption, cards, counts }: DayCountsProps) {
  const { rows, types, copies, printings } = dayTable(cards, counts);
  if (rows.length === 0) return <p className={styles.sum}>You had none of this set by then.</p>;
  return (
    <>
      <p role="status" className={styles.sum}>
        {countedCopies(copies)} of {counted(printings, 'printing')}
      </p>
      <DataTable
        caption={caption}
        columns={[...CARD_COLUMNS, ...types.map(countColumn)]}
        rows={rows}
        rowKey={({ card }) => card.id}
        dense
        narrow="cards"
      />
    </>
  );
}
