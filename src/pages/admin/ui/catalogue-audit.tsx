import { apiErrorOf } from '@/shared/api';
import { formatMoment } from '@/shared/lib/format';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LoadError } from '@/shared/ui/load-error';
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
  const { data, error, isFetching, refetch } = useCatalogueAuditQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Panel title="Changes" className={styles.audit}>
      {error && !isFetching && !data && (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={3} />}
      {data?.length === 0 && <p className={styles.note}>Nobody has changed anything here yet.</p>}
      {data && data.length > 0 && (
        <DataTable
          caption="Changes of the catalogue"
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          dense
          narrow="cards"
        />
      )}
    </Panel>
  );
}
