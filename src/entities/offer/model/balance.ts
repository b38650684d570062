import { type Fairness, leadOf } from '@domain/fairness';
import {
  balanceFor,
  buyerSide,
  offeredPriceOf,
  offerTotal,
  type OfferTotal,
  type ValuedItem,
} from '@domain/offer';
import { type Money, sumInDollars } from '@domain/pricing';
import { counted } from '@/shared/lib/format';
import { type Offer, type OfferItem, sidesOf } from './offer';

/** What goes one way, in whole cents. */
interface SideSum {
  /** Cards at today's market prices, and money. */
  totalInCents: number;
  moneyInCents: number;
}

/** What the viewer gives and gets, and how both compare, in words (rules/fairness#who-is-ahead). */
export interface Balance {
  gives: SideSum;
  gets: SideSum;
  result: string;
}

/** The sums of a choice that isn't an offer yet. */
export const exchangeBalance = (
  { gives, gets }: Pick<Fairness, 'gives' | 'gets'>,
  money: Money,
): Balance => {
  const items = [...gives.items, ...gets.items];
  const unknown = items.filter(({ value }) => value === null).length;
  return { gives, gets, result: resultText(leadOf({ gives, gets }), unknown, money) };
};

/** The sums of an offer at today's market prices: cards for cards, or cards for what is asked for them. */
export function offerBalance(offer: Offer, money: Money): Balance {
  const { offerType, mySide, offerItems } = offer;
  if (offerType !== 'TRADE') {
    return listBalance(offerItems.map(valued), buyerSide(offerType) === mySide, money);
  }
  const sides = sidesOf(offer);
  const paid = 0 - balanceFor(offer, mySide);
  const gives = sideSum(sides.gives, Math.max(0, paid));
  const gets = sideSum(sides.gets, Math.max(0, -paid));
  const unknown = offerItems.filter(({ marketPriceInCents }) => !marketPriceInCents).length;
  return {
    gives,
    gets,
    result: resultText(gets.totalInCents - gives.totalInCents, unknown, money),
  };
}

const valued = (item: OfferItem): ValuedItem => ({ ...item, priceInCents: offeredPriceOf(item) });

/** The sums of an offer to buy or to sell (rules/offers#totals). @param iPay whether the viewer is the buyer */
export function listBalance(items: readonly ValuedItem[], iPay: boolean, money: Money): Balance {
  const sums = offerTotal(items);
  const price = { totalInCents: sums.total, moneyInCents: sums.total };
  const cards = sideSum(items, 0);
  return {
    ...(iPay ? { gives: price, gets: cards } : { gives: cards, gets: price }),
    result: priceResult(sums, iPay, money),
  };
}

const sideSum = (
  items: readonly Pick<ValuedItem, 'quantity' | 'marketPriceInCents'>[],
  moneyInCents: number,
): SideSum => {
  const cards = items.reduce(
    (sum, { quantity, marketPriceInCents }) => sum + quantity * (marketPriceInCents ?? 0),
    0,
  );
  return { totalInCents: cards + moneyInCents, moneyInCents };
};

function priceResult(
  { priced, unpriced, compared }: OfferTotal,
  iPay: boolean,
  money: Money,
): string {
  if (unpriced > 0) return `${counted(unpriced, 'price')} still to be agreed`;
  if (compared === null) {
    return priced === 0 ? 'no cards yet' : 'without market prices there is nothing to compare';
  }
  const lead = iPay ? -compared.difference : compared.difference;
  return resultText(lead, priced - compared.printings, money);
}

/** @param unknown printings without a market price, which add nothing */
function resultText(lead: number, unknown: number, money: Money): string {
  const leftOut =
    unknown > 0 ? `, not counting ${counted(unknown, 'printing')} without a market price` : '';
  return leadText(lead, money) + leftOut;
}

/** `you are $1.54 up`, within a sentence. @param lead how much more the viewer gets than they give, in whole cents */
export function leadText(lead: number, money: Money): string {
  if (lead === 0) return 'both sides are equal';
  return `you are ${sumInDollars(Math.abs(lead), money)} ${lead > 0 ? 'up' : 'down'}`;
}
