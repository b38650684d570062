import type { ReactNode } from 'react';
import { apiErrorOf } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useChangeOfferMutation, type OfferChange } from '../api/change-offer-api';
import type { OfferError } from '../model/offer';

/** A change's result: done, or too late because the offer changed meanwhile. */
export type ChangeOutcome = 'changed' | 'conflict';

export interface ChangeOfferDialogProps {
  /** The question. */
  title: string;
  /** The action as a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'destructive';
  /** What to do once it is confirmed. */
  change: OfferChange;
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** Renders the errors of a refusal; by default their messages. */
  renderErrors?: (errors: readonly OfferError[]) => ReactNode;
  onDone?: ((outcome: ChangeOutcome) => void) | undefined;
  onCancel: () => void;
}

const sentences = (errors: readonly OfferError[]) => errors.map(({ message }) => message).join(' ');

/** Asks before changing an offer, changes it, and shows the errors of a refusal (rules/offers#who-may-answer). */
export function ChangeOfferDialog({
  change,
  children,
  renderErrors = sentences,
  onDone,
  onCancel,
  ...question
}: ChangeOfferDialogProps) {
  const [changeOffer, { data, error, isLoading }] = useChangeOfferMutation();
  const confirm = async () => {
    const answer = await changeOffer(change);
    if (answer.data?.errors.length === 0) onDone?.('changed');
    else if (apiErrorOf(answer.error)?.code === 'CONFLICT') onDone?.('conflict');
  };
  const errors = data?.errors ?? [];
  return (
    <ConfirmDialog
      {...question}
      pending={isLoading}
      error={apiErrorOf(error)?.message ?? (errors.length > 0 && renderErrors(errors))}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
