import { type DoubtfulPrice, doubtsAbout, hasPrice, type KnownPrice } from './doubtful-price';

/** How many copies of a printing a side lacks; null for what the viewer may not know (rules/fairness#gains). */
export interface Lacked {
  /** On its want list. */
  wanted: number | null;
  /** Missing in its collection. */
  missing: number | null;
}

/** Copies of a printing that one side gives to the other. */
export interface GivenCopies {
  variantId: string;
  cardId: string;
  quantity: number;
  price: KnownPrice;
  /** By the side that gets them. */
  lacked: Lacked;
}

/** What copies are worth at market prices, in whole US cents. */
export interface MarketValue {
  todayInCents: number;
  /** At the lowest and the highest price of each printing in 30 days. */
  lowInCents: number;
  highInCents: number;
}

/** The sums of a printing's copies. */
export interface ItemValue extends DoubtfulPrice {
  variantId: string;
  cardId: string;
  quantity: number;
  /** Null without a market price. */
  value: MarketValue | null;
}

/** The sums of what goes one way. */
export interface SideValue {
  items: readonly ItemValue[];
  /** Of all copies that have a market price. */
  cards: MarketValue;
  moneyInCents: number;
  /** Cards and money of today. */
  totalInCents: number;
  /** Copies that the side that gets them lacks; null for what the viewer may not know. */
  gains: Lacked;
}

/** What the two sides of an offer give each other, as one of them sees it (rules/fairness#sums). */
export interface Fairness {
  gives: SideValue;
  gets: SideValue;
  /** What the side would have to pay besides its cards to make both sides equal; negative for what it would get. */
  evenBalanceInCents: number;
}

/** What goes both ways, from one side's point of view. */
export interface Exchange {
  gives: readonly GivenCopies[];
  gets: readonly GivenCopies[];
  /** What the side pays besides its cards, in whole US cents; negative for what it gets. */
  balanceInCents: number;
}

/**
 * The sums of an exchange (rules/fairness#sums).
 *
 * @param now milliseconds since 1970
 */
export function fairnessOf({ gives, gets, balanceInCents }: Exchange, now: number): Fairness {
  const given = sideValue(gives, now);
  const received = sideValue(gets, now);
  const evenBalanceInCents = received.cards.todayInCents - given.cards.todayInCents;
  return withBalance({ gives: given, gets: received, evenBalanceInCents }, balanceInCents);
}

/**
 * The sums of the same cards with other money.
 *
 * @param balanceInCents what the side pays besides its cards; negative for what it gets
 */
export const withBalance = (
  { gives, gets, evenBalanceInCents }: Fairness,
  balanceInCents: number,
): Fairness => ({
  gives: withMoney(gives, Math.max(0, balanceInCents)),
  gets: withMoney(gets, Math.max(0, -balanceInCents)),
  evenBalanceInCents,
});

/** How much more a side gets than it gives, cards and money together, in whole US cents; negative for less. */
export const leadOf = ({ gives, gets }: Pick<Fairness, 'gives' | 'gets'>): number =>
  gets.totalInCents - gives.totalInCents;

const withMoney = (side: SideValue, moneyInCents: number): SideValue => ({
  ...side,
  moneyInCents,
  totalInCents: side.cards.todayInCents + moneyInCents,
});

/** Without money. */
function sideValue(copies: readonly GivenCopies[], now: number): SideValue {
  const items = copies.map((item) => itemValue(item, now));
  const cards: MarketValue = { todayInCents: 0, lowInCents: 0, highInCents: 0 };
  for (const { value } of items) {
    if (value === null) continue;
    cards.todayInCents += value.todayInCents;
    cards.lowInCents += value.lowInCents;
    cards.highInCents += value.highInCents;
  }
  return {
    items,
    cards,
    moneyInCents: 0,
    totalInCents: cards.todayInCents,
    gains: { wanted: gained(copies, 'wanted'), missing: gained(copies, 'missing') },
  };
}

function itemValue({ variantId, cardId, quantity, price }: GivenCopies, now: number): ItemValue {
  const { todayInCents, lowInCents, highInCents } = price;
  const value = hasPrice(todayInCents)
    ? {
        todayInCents: quantity * todayInCents,
        lowInCents: quantity * Math.min(lowInCents ?? todayInCents, todayInCents),
        highInCents: quantity * Math.max(highInCents ?? todayInCents, todayInCents),
      }
    : null;
  return { variantId, cardId, quantity, value, ...doubtsAbout(price, now) };
}

/** How many of the copies are lacked; null if that isn't known of one of them, or if there are none. */
function gained(copies: readonly GivenCopies[], which: keyof Lacked): number | null {
  let sum: number | null = copies.length === 0 ? null : 0;
  for (const { quantity, lacked } of copies) {
    const count = lacked[which];
    sum = sum === null || count === null ? null : sum + Math.min(quantity, count);
  }
  return sum;
}
