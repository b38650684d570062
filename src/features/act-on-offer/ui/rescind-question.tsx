import type { ComponentProps } from 'react';
import { otherName, type ChangeOfferDialog, type OfferSummary } from '@/entities/offer';

type Question = Omit<ComponentProps<typeof ChangeOfferDialog>, 'onDone' | 'onCancel'>;

/** What is asked before one's own pending offer is taken back (rules/offers#who-may-answer). */
export const rescindQuestion = (offer: OfferSummary): Question => ({
  title: 'Rescind this offer?',
  confirmLabel: 'Rescind offer',
  cancelLabel: 'Keep it',
  tone: 'destructive',
  change: { offerId: offer.id, action: 'RESCIND' },
  children: (
    <p>
      You take your offer to {otherName(offer)} back, who can’t accept it any more. This can’t be
      undone, but you can make another one.
    </p>
  ),
});
