import { useParams } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { useUserQuery, type Account, type AuditEntry } from '@/entities/user';
import { routes } from '@/shared/routes';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Loaded } from '@/shared/ui/loaded';
import { Moment } from '@/shared/ui/moment';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './admin.module.css';
import { EditUser } from './edit-user';
import { SuspendUser } from './suspend-user';

/** A user's account for an administrator: a form and the account's history (rules/accounts#administration). */
export function AdminEditUserPage() {
  const { id = '' } = useParams();
  const query = useUserQuery(id);
  const { currentData: account } = query;
  const back = (
    <LinkButton to={routes.adminUsers} icon="back" variant="quiet">
      All users
    </LinkButton>
  );
  if (account === null) return <UserNotFound />;
  return (
    <Page title="Edit User" width="reading" lead={account?.user.name ?? '\u00a0'} actions={back}>
      <Loaded
        query={{ ...query, data: account }}
        waiting={
          <Panel>
            <Skeleton lines={8} />
          </Panel>
        }
      >
        {(shown) => <ShownAccount key={id} account={shown} />}
      </Loaded>
    </Page>
  );
}

function ShownAccount({ account: { user, suspendedAt, auditEntries } }: { account: Account }) {
  const { user: own, checkAgain } = useAuth();
  const onSaved = () => {
    if (own?.id === user.id) void checkAgain();
  };
  return (
    <div className={styles.panels}>
      <Panel title="Account">
        <EditUser user={user} onSaved={onSaved} />
      </Panel>
      <Panel title="Access">
        <SuspendUser userId={user.id} suspendedAt={suspendedAt} />
      </Panel>
      <section>
        <h2 className={styles.heading}>Changes</h2>
        <AuditTable entries={auditEntries} />
      </section>
    </div>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  email: 'Email',
  handle: 'Handle',
  deleted: 'Account deleted',
  suspended: 'Suspended',
  'note removed': 'Note removed',
  'banner removed': 'Banner removed',
};

const COLUMNS: DataColumn<AuditEntry>[] = [
  { key: 'when', header: 'When', namesRow: true, cell: ({ at }) => <Moment at={at} /> },
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
const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) =>
  entries.length > 0 ? (
    <div className={styles.audit}>
      <DataTable
        caption="Changes to this account"
        columns={COLUMNS}
        rows={entries}
        rowKey={({ id }) => id}
      />
    </div>
  ) : (
    <p className={styles.note}>No changes yet.</p>
  );

const UserNotFound = () => (
  <Page title="User not found">
    <EmptyState
      figure="lens"
      title="There is no user at this address"
      actions={
        <LinkButton to={routes.adminUsers} variant="primary">
          All users
        </LinkButton>
      }
    >
      The account may have been deleted, or the link is wrong.
    </EmptyState>
  </Page>
);
