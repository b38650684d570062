import { isPriceOpen, offeredPriceOf, offerTotal, type OfferTotal } from '@domain/offer';
import { askedPriceText, formatPrice, formatSum } from '@domain/pricing';
import { counted } from '@/shared/lib/format';
import type { OfferItem } from './offer';

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

/** The price of a copy: the list's price, or the one that both sides agreed on. */
export function offeredPriceText(item: OfferItem): string {
  const cents = offeredPriceOf(item);
  return item.proposal && !isPriceOpen(item) && cents !== null
    ? formatPrice(cents)
    : askedPriceText(item.priceType, item.fixedPriceInCents);
}

const UNKNOWN = '–';

/**
 * The figures of an offer (rules/offers#totals). Market value and difference cover the same printings as the figure
 * before them.
 */
export function offerFigures(sums: OfferTotal): OfferFigure[] {
  const { total, priced, unpriced, withoutMarket, compared } = sums;
  const isPartly = compared !== null && compared.printings < priced;
  return [
    {
      name: 'Total',
      value: priced === 0 ? UNKNOWN : formatSum(total),
      more: unpriced > 0 ? `${counted(unpriced, 'price')} still to be agreed` : null,
    },
    ...(isPartly
      ? [
          {
            name: 'With a market price' as const,
            value: formatSum(compared.total),
            more: counted(compared.printings, 'printing'),
          },
        ]
      : []),
    {
      name: 'Market value',
      value: compared ? formatSum(compared.market) : UNKNOWN,
      more:
        withoutMarket > 0 ? `${counted(withoutMarket, 'printing')} without a market price` : null,
    },
    { name: 'Difference', value: compared ? signed(compared.difference) : UNKNOWN, more: null },
  ];
}

const signed = (cents: number): string => (cents > 0 ? `+${formatSum(cents)}` : formatSum(cents));
