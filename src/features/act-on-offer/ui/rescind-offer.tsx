import type { ComponentProps } from 'react';
import {
  ChangeOffer,
  type ChangeOutcome,
  type OfferSummary,
  ChangeOfferDialog,
  otherName,
} from '@/entities/offer';

interface RescindOfferProps {
  offer: OfferSummary;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Rescinds the viewer's pending offer, after a confirmation (rules/offers#who-may-answer). */
export const RescindOffer = ({ offer, onDone }: RescindOfferProps) => (
  <ChangeOffer label="Rescind" icon="undo" {...rescindQuestion(offer)} onDone={onDone} />
);

interface RescindDialogProps {
  offer: OfferSummary;
  onDone: (outcome: ChangeOutcome) => void;
  onCancel: () => void;
}

/** The dialog alone, for a table whose rows may come and go while it is open. */
export const RescindDialog = ({ offer, onDone, onCancel }: RescindDialogProps) => (
  <ChangeOfferDialog {...rescindQuestion(offer)} onDone={onDone} onCancel={onCancel} />
);

type Question = Omit<ComponentProps<typeof ChangeOfferDialog>, 'onDone' | 'onCancel'>;

/** Asks for confirmation before the viewer's pending offer is rescinded (rules/offers#who-may-answer). */
const rescindQuestion = (offer: OfferSummary): Question => ({
  title: 'Rescind this offer?',
  confirmLabel: 'Rescind offer',
  cancelLabel: 'Keep it',
  tone: 'destructive',
  change: { offerId: offer.id, action: 'RESCIND' },
  children: (
    <p>{`This takes back your offer to ${otherName(offer)}, so it can no longer be accepted. This can’t be undone, but you can make another one.`}</p>
  ),
});
