import type { ComponentProps } from 'react';
import { sellerSide, otherSide } from '@domain/offer';
import {
  ChangeOffer,
  ChangeOfferDialog,
  type ChangeOutcome,
  copiesIn,
  type Offer,
  type OfferSummary,
  otherName,
  whatChanges,
} from '@/entities/offer';

interface MarkExchangedProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Marks an offer as exchanged. The second mark settles it for good (rules/offers#exchange). */
export const MarkExchanged = ({ offer, onDone }: MarkExchangedProps) => (
  <ChangeOffer
    label="Mark as exchanged"
    icon="check"
    variant="primary"
    {...markQuestion(offer, copiesIn(offer))}
    onDone={onDone}
  />
);

interface MarkExchangedDialogProps {
  offer: OfferSummary;
  /** The total number of copies. */
  copies: number;
  onDone: (outcome: ChangeOutcome) => void;
  onCancel: () => void;
}

/** The dialog without its button, for a table whose rows may disappear while it is open. */
export const MarkExchangedDialog = ({
  offer,
  copies,
  onDone,
  onCancel,
}: MarkExchangedDialogProps) => (
  <ChangeOfferDialog {...markQuestion(offer, copies)} onDone={onDone} onCancel={onCancel} />
);

type Question = Omit<ComponentProps<typeof ChangeOfferDialog>, 'onDone' | 'onCancel'>;

/** Confirms before the viewer marks an accepted offer as exchanged. */
function markQuestion(offer: OfferSummary, copies: number): Question {
  const other = otherName(offer);
  const changes = whatChanges(offer, copies);
  const isFinal = offer.exchangedBy[otherSide(offer.mySide)];
  return {
    title: 'Have the cards changed hands?',
    confirmLabel: isFinal ? 'Settle for good' : 'Mark as exchanged',
    cancelLabel: 'Not yet',
    change: { offerId: offer.id, action: 'MARK_EXCHANGED' },
    children: isFinal ? (
      <p>{`${other} has confirmed it already. With your mark, ${changes} This is final.`}</p>
    ) : (
      <p>{`Once ${other} confirms it too, ${changes} Until then you can take your mark back.`}</p>
    ),
  };
}

interface TakeMarkBackProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Takes the viewer's mark back, until the other side has marked too (rules/offers#exchange). */
export const TakeMarkBack = ({ offer, onDone }: TakeMarkBackProps) => (
  <ChangeOffer
    label="Take mark back"
    icon="undo"
    title="Take your mark back?"
    confirmLabel="Take it back"
    cancelLabel="Keep it"
    change={{ offerId: offer.id, action: 'TAKE_MARK_BACK' }}
    onDone={onDone}
  >
    <p>{`${otherName(offer)} will see that the cards haven’t changed hands. The offer stays accepted, and you can mark it again.`}</p>
  </ChangeOffer>
);

interface CallOffProps {
  offer: Offer;
  onDone: (outcome: ChangeOutcome) => void;
}

/** Calls an accepted offer off, which frees its copies, until both sides have marked it (rules/offers#calling-off). */
export function CallOff({ offer, onDone }: CallOffProps) {
  const other = otherName(offer);
  const isSeller = sellerSide(offer.offerType) === offer.mySide;
  return (
    <ChangeOffer
      label="Call it off"
      icon="close"
      title="Call this offer off?"
      confirmLabel="Call it off"
      cancelLabel="Keep it"
      tone="destructive"
      change={{ offerId: offer.id, action: 'CALL_OFF' }}
      onDone={onDone}
    >
      <p>{`${offer.offerType === 'TRADE' ? `Your copies are no longer promised to ${other}, nor ${other}’s to you.` : isSeller ? `Your copies are no longer promised to ${other}, and others can request them again.` : `${other} no longer promises you these copies.`} Collections and lists stay as they are. ${other} will see this, and it can’t be undone.`}</p>
    </ChangeOffer>
  );
}
