import type { AuditEntry } from '@/entities/user';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import styles from './admin-edit-user-page.module.css';

const NAMES: Readonly<Record<string, string>> = {
  email: 'Email',
  handle: 'Handle',
  deleted: 'Account deleted',
};

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const When = ({ at }: { at: string }) => <time dateTime={at}>{moments.format(new Date(at))}</time>;

const COLUMNS: DataColumn<AuditEntry>[] = [
  { key: 'when', header: 'When', namesRow: true, cell: ({ at }) => <When at={at} /> },
  {
    key: 'who',
    header: 'Who',
    cell: ({ actor }) => (actor ? (actor.handle ?? actor.email) : 'The program'),
  },
  { key: 'what', header: 'What', cell: ({ field }) => NAMES[field] ?? field },
  { key: 'from', header: 'From', cell: ({ from }) => from ?? '—' },
  { key: 'to', header: 'To', cell: ({ to }) => to ?? '—' },
];

/** The latest changes of an account, newest first. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) =>
  entries.length > 0 ? (
    <div className={styles.audit}>
      <DataTable
        caption="Changes of this account"
        columns={COLUMNS}
        rows={entries}
        rowKey={({ id }) => id}
        narrow="cards"
      />
    </div>
  ) : (
    <p className={styles.note}>Nothing was changed so far.</p>
  );
