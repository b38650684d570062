import type { ReactNode } from 'react';
import { useDeleteAccountMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';

interface DeleteAccountDialogProps {
  signInAgain: ReactNode;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks whether to delete the account, does so, and says why not. */
export function DeleteAccountDialog({ signInAgain, onDeleted, onClose }: DeleteAccountDialogProps) {
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
          Only someone who signed in just now may delete an account. Sign in again, and you will
          come back here.
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
        Your name, address, handle, preferences and lists go for good, and your open offers are
        closed. What others did with you stays theirs, with a “deleted user” in your place.
      </p>
      <p>Nobody gets your handle again, not even you. This cannot be taken back.</p>
    </ConfirmDialog>
  );
}
