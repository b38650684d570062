import {
  hasOpenPrices,
  isExchanged,
  MAX_TERMS,
  otherSide,
  sellerSide,
  turnOf,
  type OfferState,
  type OfferStatus,
} from '@domain/offer';
import { countedCopies } from '@/shared/lib/format';
import { copiesIn, otherName, type Offer, type OfferSummary } from './offer';

/** The text of a status, in the table and on the offer's page (rules/offers#statuses). */
export const offerStatusText = (status: OfferStatus): string =>
  status === 'PENDING' ? 'Awaiting response' : `Offer ${status.toLowerCase()}`;

const EXCHANGED = 'Exchanged';

/** How an offer ended where its status doesn't say it; null otherwise. */
export function outcomeText(state: OfferState): string | null {
  if (state.isLapsed) return 'Expired';
  if (isExchanged(state)) return EXCHANGED;
  return state.calledOffBy === null ? null : 'Called off';
}

/** The side that an offer waits for, as the viewer sees it. */
export interface Turn {
  text: string;
  isMine: boolean;
}

/** Whose turn it is: the viewer's before the other's; null where an offer is over (rules/offers#whose-turn). */
export function turnFor(offer: OfferSummary): Turn | null {
  const waitsFor = turnOf(offer);
  if (waitsFor.includes(offer.mySide)) return { text: 'Your turn', isMine: true };
  if (!waitsFor.includes(otherSide(offer.mySide))) return null;
  return { text: `${otherName(offer)}’s turn`, isMine: false };
}

const YOUR_TURN = 'It’s your turn';

/** The state of an offer in words, for the viewer. */
export interface OfferStatusMessage {
  title: string;
  /** What the state means, and what comes next. */
  text: string | null;
}

/** Says what state an offer is in and whose turn it is (rules/offers#whose-turn). */
export function offerStatusMessage(offer: Offer): OfferStatusMessage {
  const { status, mySide } = offer;
  const other = otherName(offer);
  const isMine = mySide === 'INITIATOR';
  switch (status) {
    case 'PENDING':
      if (hasOpenPrices(offer)) return openPricesMessage(offer, other);
      return pendingMessage(offer, other);
    case 'RESCINDED':
      if (offer.isLapsed) {
        return {
          title: 'Nobody answered in time',
          text: 'This offer expired. Make another one at any time.',
        };
      }
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
      return acceptedMessage(offer, other);
  }
}

/** A pending offer, whose terms go back and forth (rules/offers#counter-offers). */
const pendingMessage = (
  { termsBy, mySide, termsNumber }: Offer,
  other: string,
): OfferStatusMessage =>
  termsBy === mySide
    ? {
        title: `Waiting for ${other}`,
        text: `${other} can accept your terms, change them or end the offer. Until then you can ${mySide === 'INITIATOR' ? 'take it back' : 'decline'}.`,
      }
    : {
        title: YOUR_TURN,
        text:
          termsNumber < MAX_TERMS
            ? `Accept ${other}’s terms, or change them and send them back. Nothing is promised until one of you accepts.`
            : `These are the last terms that one offer may have. Accept them, or end the offer.`,
      };

/** A pending offer whose prices aren't agreed yet (rules/offers#agreed-price). */
function openPricesMessage(
  { mySide, openPrices, termsBy }: Offer,
  other: string,
): OfferStatusMessage {
  const then = termsBy === mySide ? `${other} can accept it then.` : 'You can accept it then.';
  return openPrices[mySide]
    ? {
        title: 'Agree on the price',
        text: `Propose a price for each card without one, or take the price that ${other} proposes. ${then}`,
      }
    : {
        title: `Waiting for ${other}`,
        text: `${other} can take the price that you proposed, or propose another one. ${then}`,
      };
}

function acceptedMessage(offer: Offer, other: string): OfferStatusMessage {
  const { calledOffBy, exchangedBy, mySide, remindedAt } = offer;
  if (isExchanged(offer)) {
    return {
      title: EXCHANGED,
      text: 'Both of you have confirmed that the cards changed hands. Your collection and lists are up to date.',
    };
  }
  if (calledOffBy !== null) {
    const who = calledOffBy === mySide ? 'You' : other;
    return { title: `${who} called this offer off`, text: 'Its copies are free again.' };
  }
  if (remindedAt !== null && !exchangedBy[mySide]) {
    return {
      title: 'What became of this offer?',
      text: `It was accepted a month ago. If the cards changed hands, mark it; then ${whatChanges(offer, copiesIn(offer))} If not, call it off, and its copies are free again.`,
    };
  }
  if (exchangedBy[mySide]) {
    return {
      title: `Waiting for ${other}`,
      text: `You confirmed that the cards changed hands. Once ${other} confirms it too, ${whatChanges(offer, copiesIn(offer))}`,
    };
  }
  return exchangedBy[otherSide(mySide)]
    ? {
        title: YOUR_TURN,
        text: `${other} has confirmed that the cards changed hands. Confirm it too, once they have.`,
      }
    : {
        title: 'Now exchange the cards',
        text: `Agree on a time and a place in the discussion. Once the cards have changed hands, each of you marks that here; then ${whatChanges(offer, copiesIn(offer))}`,
      };
}

/** What an exchange of so many copies does to the viewer's counts and lists (rules/offers#exchange), as the end of a sentence. */
export function whatChanges(offer: OfferSummary, count: number): string {
  if (offer.offerType === 'TRADE') {
    return `what you give leaves your collection and your sale list, and what ${otherName(offer)} gives joins your collection and leaves your want list.`;
  }
  const copies = countedCopies(count);
  const [leave, join, them] = count === 1 ? ['leaves', 'joins', 'it'] : ['leave', 'join', 'them'];
  return sellerSide(offer.offerType) === offer.mySide
    ? `${copies} ${leave} your collection and your sale list, and ${otherName(offer)} gets ${them}.`
    : `${copies} ${join} your collection and ${leave} your want list.`;
}
