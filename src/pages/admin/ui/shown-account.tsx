import { EditUser } from './edit-user';
import { useAuth } from '@/entities/session';
import type { Account } from '@/entities/user';
import { Panel } from '@/shared/ui/panel';
import styles from './admin-edit-user-page.module.css';
import { AuditTable } from './audit-table';

export function ShownAccount({ account: { user, auditEntries } }: { account: Account }) {
  const { user: own, checkAgain } = useAuth();
  const onSaved = () => {
    if (own?.id === user.id) void checkAgain();
  };
  return (
    <div className={styles.panels}>
      <Panel title="Account">
        <EditUser user={user} onSaved={onSaved} />
      </Panel>
      <section>
        <h2 className={styles.heading}>Changes</h2>
        <AuditTable entries={auditEntries} />
      </section>
    </div>
  );
}
