import { MY_DATA } from '@domain/user';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SignIn } from '@/features/sign-in';
import { signOut } from '@/entities/session';
import { useDeleteAccountMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { useDownload } from '@/shared/lib/files/download';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { DownloadOutcome } from '@/shared/ui/download-outcome';
import styles from './profile-page.module.css';

/** Downloads or deletes everything that is stored about the user. */
export function MyData() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  return (
    <>
      <p>Download everything that is stored about you, or delete it.</p>
      <div className={styles.actions}>
        <DownloadMyData />
        <DeleteAccount
          signInAgain={<SignIn wantedPath={routes.profile} />}
          onDeleted={() => void dispatch(signOut(key))}
        />
      </div>
    </>
  );
}

const WANTED = { ...MY_DATA, what: 'your data' };

/** Downloads everything that is stored about the viewer. */
function DownloadMyData() {
  const download = useDownload();
  return (
    <>
      <Button icon="download" onClick={() => download.start(WANTED)}>
        Download my data
      </Button>
      <DownloadOutcome download={download} failure="The download failed" />
    </>
  );
}

interface DeleteAccountProps {
  /** Lets a person sign in again if their sign-in is too long ago. */
  signInAgain: ReactNode;
  /** The account is gone. */
  onDeleted: () => void;
}

/** The button that deletes the viewer's account, after a confirmation (rules/accounts#deletion). */
function DeleteAccount(props: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="destructive" icon="delete" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteAccountDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DeleteAccountDialogProps {
  signInAgain: ReactNode;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation, deletes the account, and shows errors. */
function DeleteAccountDialog({ signInAgain, onDeleted, onClose }: DeleteAccountDialogProps) {
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  const refusal = apiErrorOf(error);

  const confirm = async () => {
    const answer = await deleteAccount();
    if (!answer.error) onDeleted();
  };

  if (refusal?.code === 'REAUTHENTICATE') {
    return (
      <Dialog
        title="Sign in again first"
        onClose={onClose}
        actions={<Button onClick={onClose}>Keep my account</Button>}
      >
        <p>
          To delete your account, you must have signed in within the last ten minutes. Sign in
          again, and you will come back here.
        </p>
        {signInAgain}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title="Delete your account?"
      confirmLabel="Delete my account"
      cancelLabel="Keep my account"
      tone="destructive"
      pending={isLoading}
      error={refusal && `Your account couldn’t be deleted: ${refusal.message}`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        Your name, address, handle, preferences and lists are deleted for good, and your open offers
        are closed. What you did with other players stays in their data, under “deleted user”.
      </p>
      <p>Nobody can have your handle again, not even you. This can’t be undone.</p>
    </ConfirmDialog>
  );
}
