import {
  balanceFor,
  buyerSide,
  isPriceOpen,
  offeredPriceOf,
  offerTotal,
  type OfferTotal,
} from '@domain/offer';
import {
  askedAmountText,
  besideMarketParts,
  besideMarketText,
  formatChange,
  type MarketPricing,
  type Money,
  priceInDollars,
  sumInDollars,
} from '@domain/pricing';
import { counted } from '@/shared/lib/format';
import { type Offer, type OfferItem, type OfferSummary, otherName } from './offer';

/** One of an offer's figures, as text. */
export interface OfferFigure {
  name: 'Total' | 'With a market price' | 'Market value' | 'Difference';
  value: string;
  /** What it leaves out, or how many printings it covers; null if it covers all. */
  more: string | null;
}

/** The sums of an offer's printings, at the agreed prices. */
export const totalOf = (items: readonly OfferItem[]): OfferTotal =>
  offerTotal(
    items.map((item) => ({
      quantity: item.quantity,
      priceInCents: offeredPriceOf(item),
      marketPriceInCents: item.marketPriceInCents,
    })),
  );

/** Who pays how much in a swap, as a sentence. */
export function balanceSentence(offer: OfferSummary, money: Money): string {
  const cents = balanceFor(offer, offer.mySide);
  if (cents === 0) return 'No money, only cards.';
  const amount = sumInDollars(Math.abs(cents), money);
  return cents < 0 ? `You pay ${amount}.` : `${otherName(offer)} pays you ${amount}.`;
}

/** The price of a copy in an offer, and what it is beside the market's. */
interface OfferedPriceTexts {
  price: string;
  beside: string;
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
  const isAgreed = item.proposal !== null && !isPriceOpen(item);
  const isOffered = priceType === 'FIXED' && buyerSide(offerType) === 'INITIATOR';
  const verb = isAgreed ? 'agreed' : isOffered ? 'offers' : 'asks';
  const price = { priceType, cents, marketCents, pricing, verb } as const;
  const { market } = besideMarketParts(price, money);
  return {
    price: cents === null ? askedAmountText(priceType, null) : priceInDollars(cents, money),
    beside: market === null ? 'No market price' : besideMarketText(price, money),
  };
}

function swappedPriceTexts(
  { fixedPriceInCents: sentAt, marketPriceInCents: today }: OfferItem,
  money: Money,
): OfferedPriceTexts {
  const wasOther = sentAt && sentAt !== today;
  const before = wasOther ? `; ${money.price(sentAt)} when the terms were sent` : '';
  return today
    ? { price: priceInDollars(today, money), beside: `the market price${before}` }
    : { price: 'no market price', beside: before.replace('; ', '') };
}

const UNKNOWN = '–';

/**
 * The figures of an offer (rules/offers#totals). Market value and difference cover the same printings as the figure
 * before them.
 */
export function offerFigures(sums: OfferTotal, money: Money): OfferFigure[] {
  const { total, priced, unpriced, withoutMarket, compared } = sums;
  const isPartly = compared !== null && compared.printings < priced;
  return [
    {
      name: 'Total',
      value: priced === 0 ? UNKNOWN : sumInDollars(total, money),
      more: unpriced > 0 ? `${counted(unpriced, 'price')} still to be agreed` : null,
    },
    ...(isPartly
      ? [
          {
            name: 'With a market price' as const,
            value: sumInDollars(compared.total, money),
            more: counted(compared.printings, 'printing'),
          },
        ]
      : []),
    {
      name: 'Market value',
      value: compared ? sumInDollars(compared.market, money) : UNKNOWN,
      more:
        withoutMarket > 0 ? `${counted(withoutMarket, 'printing')} without a market price` : null,
    },
    {
      name: 'Difference',
      value: compared
        ? formatChange(compared.difference) + money.beside(compared.difference)
        : UNKNOWN,
      more: null,
    },
  ];
}
