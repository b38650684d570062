import {
  balanceFor,
  isPriceOpen,
  offeredPriceOf,
  offerTotal,
  type OfferTotal,
} from '@domain/offer';
import {
  askedPriceText,
  formatChange,
  type Money,
  priceInDollars,
  sumInDollars,
} from '@domain/pricing';
import { counted } from '@/shared/lib/format';
import { type OfferItem, type OfferSummary, otherName } from './offer';

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

/** The price of a copy: the list's price, or the one that both sides agreed on. */
export function offeredPriceText(item: OfferItem, money: Money): string {
  const cents = offeredPriceOf(item);
  return item.proposal && !isPriceOpen(item) && cents !== null
    ? priceInDollars(cents, money)
    : askedPriceText(item.priceType, item.fixedPriceInCents, money);
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
