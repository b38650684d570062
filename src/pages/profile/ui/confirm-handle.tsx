import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface ConfirmHandleProps {
  handle: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Warns that a handle can be set once only (rules/accounts#handle). */
export const ConfirmHandle = ({ handle, ...rest }: ConfirmHandleProps) => (
  <ConfirmDialog {...rest} title="Set your handle?" confirmLabel="Set handle">
    <p>
      Your handle will be <strong>{handle}</strong>. Other players see it on your lists and offers.
    </p>
    <p>It can only be set once: you cannot change it afterwards.</p>
  </ConfirmDialog>
);
