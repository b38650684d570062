import { balanceFor, type SwapTerms } from '@domain/offer';
import { type Money, sumInDollars } from '@domain/pricing';
import type { Offer, OfferItem, SentItem, SentTerms } from '@/entities/offer';
import { termsPriceText } from './terms-words';

/** A printing on one side of an offer, or one that the last counter took out. */
export interface ShownItem {
  variantId: string;
  cardId: string;
  /** Null if it was taken out. */
  item: OfferItem | null;
  /** What the last counter changed in it; null for nothing. */
  mark: string | null;
}

/** What the present terms of a pending offer changed; null where they are the first, or nobody decides any more. */
export function lastCounter({
  status,
  terms,
}: Pick<Offer, 'status' | 'terms'>): { before: SentTerms; after: SentTerms } | null {
  const [before, after] = terms.slice(-2);
  return status === 'PENDING' && before && after ? { before, after } : null;
}

/** The printings of one side, each marked with what it was before. @param before null for nothing to compare with */
export function shownItems(
  items: readonly OfferItem[],
  before: SwapTerms<SentItem>['gives'] | null,
  money: Money,
): ShownItem[] {
  const was = new Map(before?.map((item) => [item.variantId, item]));
  const present = items.map((item): ShownItem => {
    const { variantId, cardId } = item;
    return { variantId, cardId, item, mark: before && markOf(item, was.get(variantId), money) };
  });
  const named = new Set(items.map(({ variantId }) => variantId));
  const gone = [...was.values()].flatMap(({ variantId, cardId, quantity }): ShownItem[] =>
    cardId === null || named.has(variantId)
      ? []
      : [{ variantId, cardId, item: null, mark: `taken out, was ${quantity} ×` }],
  );
  return [...present, ...gone];
}

function markOf(item: OfferItem, was: SentItem | undefined, money: Money): string | null {
  if (was === undefined) return 'new';
  const { priceType, fixedPriceInCents: priceInCents, quantity } = item;
  const copies = was.quantity === quantity ? null : `${was.quantity} ×`;
  const isSamePrice =
    was.price === null ||
    (was.price.priceType === priceType && was.price.priceInCents === priceInCents);
  const price = isSamePrice || was.price === null ? null : termsPriceText(was.price, money);
  const parts = [copies, price].filter((part) => part !== null);
  return parts.length === 0 ? null : `was ${parts.join(' ')}`;
}

/** What the last counter of a swap changed in the money that the viewer gives and gets; null for nothing. */
export function moneyMarks(offer: Offer, money: Money): Record<'gives' | 'gets', string | null> {
  const before = lastCounter(offer)?.before;
  if (offer.offerType !== 'TRADE' || !before) return { gives: null, gets: null };
  const was = balanceFor(before, offer.mySide);
  const is = balanceFor(offer, offer.mySide);
  return { gives: moneyMark(-was, -is, money), gets: moneyMark(was, is, money) };
}

/** @param was what goes one way, negative if it goes the other way */
function moneyMark(was: number, is: number, money: Money): string | null {
  if (Math.max(was, 0) === Math.max(is, 0)) return null;
  return was <= 0 ? 'new' : `was ${sumInDollars(was, money)}`;
}
