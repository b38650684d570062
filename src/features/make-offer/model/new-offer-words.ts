import { LIST_OF_OFFER, type OfferType } from '@domain/offer';
import { formatSum } from '@domain/pricing';
import { TRADE_LISTS } from '@domain/trade-list';
import { counted, countedCopies } from '@/shared/lib/format';
import type { OfferSubject, ServerPrice } from './offer-draft';
import type { OfferedItem } from './offered-item';

/** What the dialog is called. */
export const offerTitle = ({ offerType, recipientHandle }: OfferSubject): string =>
  offerType === 'BUY'
    ? `Offer to buy from ${recipientHandle}`
    : `Offer to sell to ${recipientHandle}`;

/** Whose cards can be chosen from. */
export const listWords = ({ offerType, recipientHandle }: OfferSubject): string =>
  offerType === 'BUY'
    ? `${recipientHandle}’s cards for sale`
    : `Cards that ${recipientHandle} wants`;

/** What the list is called that an offer is made on. */
export const listNoun = (offerType: OfferType): string =>
  TRADE_LISTS[LIST_OF_OFFER[offerType]].name;

/** `2 printings, 5 copies`; without the copies where there is one of each. */
export function itemsWords(items: readonly Pick<OfferedItem, 'quantity'>[]): string {
  if (items.length === 0) return 'No cards yet';
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const printings = counted(items.length, 'printing');
  return copies === items.length ? printings : `${printings}, ${countedCopies(copies)}`;
}

const priceWords = (cents: number | null) =>
  cents === null ? 'no market price' : formatSum(cents);

/** What became of a market price meanwhile. */
export const serverPriceWords = ({ was, is }: ServerPrice): string =>
  `The market price has changed from ${priceWords(was)} to ${priceWords(is)}.`;

/** How far the offer is from the market, in words beside the sum. */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'as the market';
  return cents > 0 ? 'above the market' : 'below the market';
}
