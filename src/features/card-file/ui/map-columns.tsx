import {
  type ColumnMapping,
  lackOf,
  MAPPED_COLUMNS,
  type MappedColumn,
  type UnknownColumns,
} from '@domain/collection-file';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Select } from '@/shared/ui/select';
import styles from './card-file.module.css';

const FIELDS: Record<MappedColumn, { label: string; hint?: string }> = {
  Set: { label: 'Set', hint: 'Its code or its name' },
  CardNumber: { label: 'Number', hint: 'As it is printed on the card' },
  Name: { label: 'Name', hint: 'Used where there is no number' },
  Finish: { label: 'Printing or foil', hint: 'Such as Foil or Hyperspace' },
  Count: { label: 'Count', hint: 'How many copies' },
  FoilCount: { label: 'Foil copies', hint: 'If they are counted in a column of their own' },
  PricePaid: { label: 'Price paid', hint: 'For one copy, in dollars' },
};

const NUMBERS: ReadonlySet<MappedColumn> = new Set(['Count', 'FoilCount', 'PricePaid']);

interface MapColumnsProps {
  fileName: string;
  columns: UnknownColumns;
  mapping: ColumnMapping;
  onMap: (mapping: ColumnMapping) => void;
}

/** Lets the person name a file's columns, beside the resulting first rows (rules/collection-files#mapping). */
export function MapColumns({ fileName, columns, mapping, onMap }: MapColumnsProps) {
  const options = columns.header.map((name, index) => ({
    value: String(index),
    label: optionWords(name, index, columns),
  }));
  const choose = (column: MappedColumn, value: string) => {
    const { [column]: _before, ...others } = mapping;
    onMap(value === '' ? others : { ...others, [column]: Number(value) });
  };
  return (
    <div className={styles.content}>
      <p>
        {columns.header.every((name) => name.trim() === '')
          ? `No line of “${fileName}” says what its columns are. Choose what each column contains.`
          : `We don’t recognise the columns of “${fileName}”. Choose what each column contains. Other files with the same columns will be read the same way.`}
      </p>
      <div className={styles.mapping}>
        {MAPPED_COLUMNS.map((column) => (
          <Select
            key={column}
            {...FIELDS[column]}
            options={options}
            placeholder="Not in this file"
            value={String(mapping[column] ?? '')}
            onChange={(event) => choose(column, event.currentTarget.value)}
          />
        ))}
      </div>
      <p role="status" className={styles.sum}>
        {lackOf(mapping) ?? 'The first rows, read this way:'}
      </p>
      <DataTable
        caption="The first rows"
        columns={fieldColumns(mapping)}
        rows={columns.rows.map((cells, index) => ({ index, cells }))}
        rowKey={({ index }) => String(index)}
        dense
      />
    </div>
  );
}

/** `Qty (3)`: a column's name and its value in the first row. */
function optionWords(name: string, index: number, { rows }: UnknownColumns): string {
  const sample = rows[0]?.[index]?.trim().slice(0, 20) ?? '';
  const named = name.trim() === '' ? `Column ${index + 1}` : name.trim();
  return sample === '' ? named : `${named} (${sample})`;
}

interface ShownRow {
  index: number;
  cells: readonly string[];
}

const fieldColumns = (mapping: ColumnMapping): DataColumn<ShownRow>[] =>
  MAPPED_COLUMNS.map((column) => {
    const at = mapping[column];
    return {
      key: column,
      header: FIELDS[column].label,
      align: NUMBERS.has(column) ? ('end' as const) : ('start' as const),
      cell: ({ cells }) => (at === undefined ? '–' : (cells[at] ?? '')),
    };
  });
