import { LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import { sumInDollars, type Money } from '@domain/pricing';
import { TRADE_LISTS } from '@domain/trade-list';
import { counted, countedCopies } from '@/shared/lib/format';
import type { OfferSubject, ServerPrice } from './offer-draft';
import type { OfferedItem } from './offered-item';

/** The dialog's title. */
export const offerTitle = ({ offerType, recipientHandle }: OfferSubject): string =>
  offerType === 'BUY'
    ? `Offer to buy from ${recipientHandle}`
    : `Offer to sell to ${recipientHandle}`;

/** The heading of the cards to choose from. */
export const listWords = ({ offerType, recipientHandle }: OfferSubject): string =>
  offerType === 'BUY'
    ? `${recipientHandle}’s cards for sale`
    : `Cards that ${recipientHandle} wants`;

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

/** How the total compares with the market, in words after the amount. */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'same as the market';
  return cents > 0 ? 'above the market' : 'below the market';
}
