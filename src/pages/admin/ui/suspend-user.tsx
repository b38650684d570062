import { useState } from 'react';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Moment } from '@/shared/ui/moment';
import { Notice } from '@/shared/ui/notice';
import { useReinstateUserMutation, useSuspendUserMutation } from '../api/people-api';
import styles from './admin.module.css';

interface SuspendUserProps {
  userId: string;
  /** ISO 8601; null for somebody who isn't suspended. */
  suspendedAt: string | null;
}

/** Suspends a person after a confirmation, or reinstates them (rules/moderation#suspended). */
export function SuspendUser({ userId, suspendedAt }: SuspendUserProps) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [suspend, suspending] = useSuspendUserMutation();
  const [reinstate, reinstating] = useReinstateUserMutation();

  const run = async (act: typeof suspend | typeof reinstate) => {
    const { data, error } = await act({ userId });
    setFailure(error ? apiErrorOf(error).message : (data[0]?.message ?? null));
    setAsking(false);
  };
  return (
    <div className={styles.form}>
      {suspendedAt === null ? (
        <p>They can sign in, share their lists and trade.</p>
      ) : (
        <p>
          <span>Suspended since</span> <Moment at={suspendedAt} />
          <span>. They can’t sign in, and nobody sees their lists.</span>
        </p>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        {suspendedAt === null ? (
          <Button variant="destructive" icon="lock" onClick={() => setAsking(true)}>
            Suspend
          </Button>
        ) : (
          <Button loading={reinstating.isLoading} onClick={() => void run(reinstate)}>
            Reinstate
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Suspend this person?"
          confirmLabel="Suspend"
          tone="destructive"
          pending={suspending.isLoading}
          onConfirm={() => void run(suspend)}
          onCancel={() => setAsking(false)}
        >
          <p>
            They are signed out everywhere and can’t sign in. Nobody sees their lists any more, and
            their open offers are closed.
          </p>
          <p>You can reinstate them. Closed offers stay closed.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
