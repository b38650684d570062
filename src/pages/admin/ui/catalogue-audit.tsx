import { formatMoment } from '@/shared/lib/format';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { Loaded } from '@/shared/ui/loaded';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { type CatalogueEntry, useCatalogueAuditQuery } from '../api/catalogue-api';
import { ACTION_WORDS, nameOfActor } from '../model/catalogue-words';
import styles from './admin-catalogue.module.css';

const COLUMNS: DataColumn<CatalogueEntry>[] = [
  { key: 'at', header: 'When', namesRow: true, cell: ({ at }) => formatMoment(at) },
  { key: 'who', header: 'Who', cell: ({ actor }) => nameOfActor(actor) },
  { key: 'what', header: 'What', cell: ({ action }) => ACTION_WORDS[action] },
  { key: 'subject', header: 'Of', cell: ({ subject }) => subject },
  { key: 'from', header: 'From', cell: ({ from }) => from || '—' },
  { key: 'to', header: 'To', cell: ({ to }) => to || '—' },
];

/** The latest things that administrators did here. */
export function CatalogueAudit() {
  const query = useCatalogueAuditQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Changes" className={styles.audit}>
      <Loaded query={query} waiting={<Skeleton lines={3} />}>
        {(entries) =>
          entries.length === 0 ? (
            <p className={styles.note}>Nobody has changed anything here yet.</p>
          ) : (
            <DataTable
              caption="Changes of the catalogue"
              columns={COLUMNS}
              rows={entries}
              rowKey={({ id }) => id}
              dense
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
