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
  /** The deed as a verb: “Delete”, never “OK”. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'destructive';
  /** The deed is under way: neither button answers, and the dialog stays until it is known how it went. */
  pending?: boolean;
  /** Why the deed failed; the dialog stays open for another try. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a deed that is hard to take back. Mounted while it asks; the focus begins where nothing happens. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'normal',
  pending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const safest = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={title}
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
