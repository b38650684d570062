import type { PlanPreview, PreviewedChange } from '@domain/collection-file';
import { counted } from '@/shared/lib/counted';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Disclosure } from '@/shared/ui/disclosure';
import { countWords, printingWords } from '../model/preview-words';
import styles from './import-collection.module.css';

const columns: DataColumn<PreviewedChange>[] = [
  {
    key: 'card',
    header: 'Card',
    namesRow: true,
    cell: ({ name, subtitle }) => (subtitle === null ? name : `${name}, ${subtitle}`),
  },
  {
    key: 'printing',
    header: 'Printing',
    cell: (change) => `${change.setCode} ${printingWords(change)}`,
  },
  { key: 'from', header: 'Now', align: 'end', cell: ({ from }) => countWords(from) },
  { key: 'to', header: 'Then', align: 'end', cell: ({ to }) => countWords(to) },
];

/** The first changes, one by one. */
export const ChangeTable = ({ plan: { changes, first } }: { plan: PlanPreview }) =>
  changes > 0 && (
    <Disclosure title="What would change" aside={changes.toLocaleString('en')}>
      {first.length < changes && (
        <p className={styles.note}>The first {counted(first.length, 'change')}:</p>
      )}
      <DataTable
        caption="What would change"
        columns={columns}
        rows={first}
        rowKey={({ variantId }) => variantId}
        dense
        narrow="cards"
      />
    </Disclosure>
  );
