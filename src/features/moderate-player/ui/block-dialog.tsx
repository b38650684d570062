import { useBlockPlayerMutation } from '@/entities/moderation';
import { apiErrorOf } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface BlockDialogProps {
  handle: string;
  onClose: () => void;
}

/** Asks before a player is blocked (rules/moderation#blocked). */
export function BlockDialog({ handle, onClose }: BlockDialogProps) {
  const [block, { isLoading, error }] = useBlockPlayerMutation();
  const confirm = async () => {
    const answer = await block({ userHandle: handle });
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      title={`Block ${handle}?`}
      confirmLabel={`Block ${handle}`}
      tone="destructive"
      pending={isLoading}
      error={error && `${handle} couldn’t be blocked: ${apiErrorOf(error).message}`}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        You won’t see each other’s lists, and there will be no offers, notes or matches between you.
        Open offers between you are closed.
      </p>
      <p>{`${handle} isn’t notified. You can take it back in your profile; closed offers stay closed.`}</p>
    </ConfirmDialog>
  );
}
