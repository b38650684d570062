import { isOfferQuantity, type ValuedItem } from '@domain/offer';
import {
  isMarketPrice,
  isNamedPrice,
  priceForType,
  type PriceType,
  readFixedPrice,
} from '@domain/pricing';
import type { ListedPrinting } from '@/entities/card';
import type { NewOfferItem, OfferError } from '@/entities/offer';
import type { ListedForOffer } from './listed-for-offer';
import {
  isAboutPrice,
  type OfferDraft,
  type OfferPick,
  type OfferSubject,
  type ServerPrice,
} from './offer-draft';

/** A printing that can be in an offer, with its card. */
export type Offerable = ListedPrinting<ListedForOffer>;

/** A printing in a draft as the page shows it: the person's values, or else those that the lists propose. */
export interface OfferedItem extends ValuedItem {
  row: Offerable;
  priceType: PriceType;
  /** The seller's market price in whole cents; null without a market price. */
  adjustedPriceInCents: number | null;
  /** Text typed as a price that can't be read. */
  typedPrice: string | null;
  /** Set if the market price has changed since the offer was sent. */
  serverPrice: ServerPrice | null;
  /** Why the offer can't be made with it; null if nothing is wrong. */
  quantityProblem: string | null;
  priceProblem: string | null;
  /** Whether it can be sent, as far as the browser knows. */
  isSound: boolean;
}

/** Combines a draft's item with the printing's row on the list. */
export function offeredItem(row: Offerable, { quantity }: OfferPick, draft: OfferDraft) {
  const { id, item, printing } = row;
  const price = draft.wanted.money.prices[id];
  const { priceType, fixedPriceInCents } = price ?? item;
  const marketPriceInCents = printing.currentMarketPrice?.priceCents ?? null;
  const serverPrice = draft.serverPrices[id] ?? null;
  const adjusted = serverPrice ? serverPrice.is : item.atMarketPrice(marketPriceInCents);
  const errors = (draft.failure?.errors ?? []).filter(({ variantId }) => variantId === id);
  const isLeft = isOfferQuantity(quantity, item.available);
  const isUnread = isNamedPrice(priceType) && fixedPriceInCents === null;
  const offered: OfferedItem = {
    row,
    quantity,
    priceType,
    priceInCents: priceForType(priceType, {
      fixedCents: fixedPriceInCents,
      marketCents: adjusted,
    }),
    marketPriceInCents,
    adjustedPriceInCents: adjusted,
    typedPrice: price?.typed?.text ?? null,
    serverPrice: isMarketPrice(priceType) ? serverPrice : null,
    quantityProblem: isLeft ? messageOf(errors, isAboutCopies) : leftWords(item),
    priceProblem:
      isUnread && price?.typed?.isLeft
        ? readFixedPrice(price.typed.text).sentence
        : messageOf(errors, isAboutPrice),
    isSound: isLeft && !isUnread,
  };
  return offered;
}

/** Says how many copies are left if the draft has more. */
const leftWords = ({ listed, available }: ListedForOffer): string => {
  if (listed === 0) return 'No longer on the list.';
  return available === 0 ? 'No copies are left.' : `Only ${available} left.`;
};

const isAboutCopies = (error: OfferError) => !isAboutPrice(error);

/** The server's message about an item, except PRICE_CHANGED, which the price itself shows. */
const messageOf = (errors: OfferError[], isMeant: (error: OfferError) => boolean) =>
  errors.find((error) => error.code !== 'PRICE_CHANGED' && isMeant(error))?.message ?? null;

/**
 * As it is sent: an offer to buy names a price only where it is FIXED, an offer to sell the market's as well
 * (rules/offers#offered-price); a MARKET price names the price that was seen (rules/offers#price-changed).
 */
export function asNewItem(
  { row, quantity, priceType, priceInCents }: OfferedItem,
  { offerType }: Pick<OfferSubject, 'offerType'>,
): NewOfferItem {
  const isNamed = isNamedPrice(priceType) || offerType === 'SELL';
  return {
    variantId: row.id,
    quantity,
    priceType,
    fixedPriceInCents: isNamed ? priceInCents : null,
    ...(isMarketPrice(priceType) && { expectedPriceInCents: priceInCents }),
  };
}
