import { isExchanged, otherSide } from '@domain/offer';
import { otherName, type Offer } from '@/entities/offer';
import { whatChanges } from '@/features/act-on-offer';

/** How far an offer is, in the viewer's words. */
export interface OfferStatusMessage {
  title: string;
  /** What that means, and what comes next. */
  text: string | null;
}

/** Says how far an offer is and whose turn it is (rules/offers#whose-turn). */
export function offerStatusMessage(offer: Offer): OfferStatusMessage {
  const { status, mySide } = offer;
  const other = otherName(offer);
  const isMine = mySide === 'INITIATOR';
  switch (status) {
    case 'PENDING':
      return isMine
        ? {
            title: `Waiting for ${other}`,
            text: `${other} can accept or decline your offer. Until then you can take it back.`,
          }
        : {
            title: 'It’s your turn',
            text: `${other} waits for your answer. Nothing is promised until you accept.`,
          };
    case 'RESCINDED':
      return {
        title: isMine ? 'You took this offer back' : `${other} took this offer back`,
        text: null,
      };
    case 'DECLINED':
      return {
        title: isMine ? `${other} declined this offer` : 'You declined this offer',
        text: null,
      };
    case 'ACCEPTED':
      return acceptedStanding(offer, other);
  }
}

function acceptedStanding(offer: Offer, other: string): OfferStatusMessage {
  const { calledOffBy, exchangedBy, mySide } = offer;
  if (isExchanged(offer)) {
    return {
      title: 'Exchanged',
      text: 'Both of you said that the cards changed hands. Your collection and your lists say so, too.',
    };
  }
  if (calledOffBy !== null) {
    const who = calledOffBy === mySide ? 'You' : other;
    return { title: `${who} called this offer off`, text: 'Its copies are free again.' };
  }
  if (exchangedBy[mySide]) {
    return {
      title: `Waiting for ${other}`,
      text: `You said that the cards changed hands. Once ${other} says so, too, ${whatChanges(offer)}`,
    };
  }
  return exchangedBy[otherSide(mySide)]
    ? {
        title: 'It’s your turn',
        text: `${other} says that the cards changed hands. Say so, too, once they have.`,
      }
    : {
        title: 'Now exchange the cards',
        text: `Agree in the discussion on when and where. Once the cards have changed hands, each of you marks it here; then ${whatChanges(offer)}`,
      };
}
