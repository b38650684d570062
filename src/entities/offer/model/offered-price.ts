import { balanceFor, offeredPriceOf, offerTotal, type OfferTotal } from '@domain/offer';
import {
  askedAmountText,
  besideMarketParts,
  type MarketPricing,
  type Money,
  priceInDollars,
  sumInDollars,
} from '@domain/pricing';
import { counted } from '@/shared/lib/format';
import { type Offer, type OfferItem, sidesOf } from './offer';

/** The sums of an offer's printings, at the agreed prices. */
const totalOf = (items: readonly OfferItem[]): OfferTotal =>
  offerTotal(
    items.map((item) => ({
      quantity: item.quantity,
      priceInCents: offeredPriceOf(item),
      marketPriceInCents: item.marketPriceInCents,
    })),
  );

/** The money that the viewer gives and gets, as text; null for none. */
export function moneyTexts(offer: Offer, money: Money): Record<'gives' | 'gets', string | null> {
  if (offer.offerType === 'TRADE') {
    const cents = balanceFor(offer, offer.mySide);
    const amount = sumInDollars(Math.abs(cents), money);
    return { gives: cents < 0 ? amount : null, gets: cents > 0 ? amount : null };
  }
  const { total, priced, unpriced } = totalOf(offer.offerItems);
  const open = unpriced > 0 ? `${counted(unpriced, 'price')} still to be agreed` : null;
  const amount = priced > 0 ? sumInDollars(total, money) : null;
  const text = [amount, open].filter((part) => part !== null).join(', ');
  return sidesOf(offer).gives.length > 0
    ? { gives: null, gets: text }
    : { gives: text, gets: null };
}

/** The price of a copy in an offer, and what the market says beside it, if it says another; else null. */
interface OfferedPriceTexts {
  price: string;
  beside: string | null;
}

/**
 * The price of a copy: the list's price, or the one that both sides agreed on. A swap's cards have no prices of their own,
 * so the market's stands there.
 *
 * @param pricing how the seller's prices follow the market; null if that isn't known
 */
export function offeredPriceTexts(
  { offerType }: Pick<Offer, 'offerType'>,
  item: OfferItem,
  pricing: MarketPricing | null,
  money: Money,
): OfferedPriceTexts {
  const { priceType, marketPriceInCents: marketCents } = item;
  if (offerType === 'TRADE') return swappedPriceTexts(item, money);
  const cents = offeredPriceOf(item);
  const { market } = besideMarketParts({ priceType, cents, marketCents, pricing }, money);
  return {
    price: cents === null ? askedAmountText(priceType, null) : priceInDollars(cents, money),
    beside: market ?? 'No market price',
  };
}

function swappedPriceTexts(
  { fixedPriceInCents: sentAt, marketPriceInCents: today }: OfferItem,
  money: Money,
): OfferedPriceTexts {
  const wasOther = sentAt && sentAt !== today;
  return {
    price: today ? priceInDollars(today, money) : 'no market price',
    beside: wasOther ? `${money.price(sentAt)} when the terms were sent` : null,
  };
}
