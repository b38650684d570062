import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { DeleteAccountDialog } from './delete-account-dialog';

interface DeleteAccountProps {
  /** What lets a person sign in again, where their sign-in is too long ago. */
  signInAgain: ReactNode;
  /** The account is gone. */
  onDeleted: () => void;
}

/** The button that deletes one's own account, after a question (rules/accounts#deletion). */
export function DeleteAccount(props: DeleteAccountProps) {
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
