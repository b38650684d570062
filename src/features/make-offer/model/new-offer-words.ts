import { LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import { sumInDollars, type Money } from '@domain/pricing';
import { TRADE_LISTS } from '@domain/trade-list';
import { counted, countedCopies } from '@/shared/lib/format';
import type { ListSubject, OfferSubject, ServerPrice } from './offer-draft';
import type { OfferedItem } from './offered-item';

interface OfferWords {
  /** The dialog's title. */
  title: string;
  /** The button that sends it. */
  send: string;
  /** What the button says while there is nothing to send, if it says so. */
  empty?: string;
  /** What discarding it would delete. */
  parts: string;
  /** What the dialog says once it is sent. */
  sent: { title: string; text: string };
}

/** What the dialog says about an offer of this kind. */
export function offerWords({ offerType, recipientHandle, counters }: OfferSubject): OfferWords {
  const isSwap = offerType === 'TRADE';
  const words = isSwap ? swapWords(recipientHandle) : listOfferWords(offerType, recipientHandle);
  return counters
    ? { ...words, title: `Other terms for ${recipientHandle}`, send: 'Send these terms' }
    : words;
}

const swapWords = (recipientHandle: string): OfferWords => ({
  title: `Swap with ${recipientHandle}`,
  send: 'Propose swap',
  parts: 'Its cards, money and note',
  sent: {
    title: 'Swap proposed',
    text: `${recipientHandle} has it now, and can accept it, decline it or send other terms back.`,
  },
});

const listOfferWords = (offerType: ListOfferType, recipientHandle: string): OfferWords => ({
  title: `Offer to ${offerType === 'BUY' ? 'buy from' : 'sell to'} ${recipientHandle}`,
  send: 'Send offer',
  empty: 'Choose a card first',
  parts: 'Its cards, prices and note',
  sent: {
    title: 'Offer sent',
    text: `${recipientHandle} has it now, and can accept it, decline it or send other terms back. On its page, both of you can write about it, and you can rescind it until they answer.`,
  },
});

/** The heading of the cards to choose from. */
export function listWords(list: ListSubject): string {
  const { offerType, recipientHandle } = list;
  const isMine = list.counters?.mySide === 'RECIPIENT';
  if (offerType === 'BUY')
    return isMine ? 'Your cards for sale' : `${recipientHandle}’s cards for sale`;
  return isMine ? 'Cards that you want' : `Cards that ${recipientHandle} wants`;
}

/** The name of the kind of list that an offer is made on. */
export const listNoun = (offerType: ListOfferType): string =>
  TRADE_LISTS[LIST_OF_OFFER[offerType]].name;

/** `2 printings, 5 copies`; without the copies if there is one of each. */
export function itemsWords(items: readonly Pick<OfferedItem, 'quantity'>[]): string {
  if (items.length === 0) return 'No cards yet';
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const printings = counted(items.length, 'printing');
  return copies === items.length ? printings : `${printings}, ${countedCopies(copies)}`;
}

const priceWords = (cents: number | null, money: Money) =>
  cents === null ? 'no market price' : sumInDollars(cents, money);

/** Says how a market price has changed. */
export const serverPriceWords = ({ was, is }: ServerPrice, money: Money): string =>
  `The market price has changed from ${priceWords(was, money)} to ${priceWords(is, money)}.`;
