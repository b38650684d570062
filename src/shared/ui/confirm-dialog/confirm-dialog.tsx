import { useRef, type ReactNode } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Notice } from '../notice';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  /** The question: “Delete this list?” */
  title: string;
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** The action as a verb: “Delete”, never “OK”. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'destructive';
  /** While the action runs, neither button reacts, and the dialog stays until the result is known. */
  pending?: boolean;
  /** Why the action failed; the dialog stays open for another try. */
  error?: ReactNode;
  /** Whether Back closes it, as it does every dialog that it didn't ask for itself. */
  hasEntry?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before an action that is hard to undo. Mounted while it is open; the focus starts on the button that changes
 * nothing.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'normal',
  pending = false,
  error,
  hasEntry,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safest = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      hasEntry={hasEntry}
      initialFocus={safest}
      onClose={() => {
        if (!pending) onCancel();
      }}
      actions={
        <>
          <Button ref={safest} disabled={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'destructive' ? 'destructive' : 'primary'}
            loading={pending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.text}>{children}</div>
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  );
}
