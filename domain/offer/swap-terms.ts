import { MAX_FIXED_PRICE_CENTS, type PriceType } from '../pricing';
import { isAnswerDays, NOT_DAYS } from './answer-days';
import { type OfferSide, otherSide } from './offer';
import { MAX_OFFER_ITEMS } from './offer-items';

/** The most terms that one offer may have, the first included (rules/offers#counter-offers). */
export const MAX_TERMS = 20;

/** Copies of a printing on one side of a swap. */
export interface SwapItem {
  variantId: string;
  quantity: number;
}

/** What terms say about the price of a copy, in an offer for money. */
export interface TermsPrice {
  priceType: PriceType;
  /** In whole cents; null if it is to be agreed, or the market has none. */
  priceInCents: number | null;
}

/** Copies of a printing in terms. */
export interface TermsItem extends SwapItem {
  /** Null in a swap, whose cards have no prices of their own. */
  price: TermsPrice | null;
}

/** What changes hands, from one player's side: what they give, what they get, and in a swap money. */
export interface SwapTerms<Item extends SwapItem = SwapItem> {
  gives: readonly Item[];
  gets: readonly Item[];
  /** In whole cents, never negative; 0 for none. */
  balanceInCents: number;
  /** Who pays the balance; null for none. */
  balancePaidBy: OfferSide | null;
}

/** Terms as the other player sees them. */
export const mirroredTerms = <Terms extends Pick<SwapTerms, 'gives' | 'gets'>>(
  terms: Terms,
): Terms => ({ ...terms, gives: terms.gets, gets: terms.gives });

/** The money that a side gets in a swap, in whole cents; negative if it pays. */
export const balanceFor = (
  { balanceInCents, balancePaidBy }: Pick<SwapTerms, 'balanceInCents' | 'balancePaidBy'>,
  side: OfferSide,
): number => {
  if (balancePaidBy === null || balanceInCents === 0) return 0;
  return balancePaidBy === side ? -balanceInCents : balanceInCents;
};

/** The balance of money that a side gets; negative if it pays. */
export const balanceOf = (
  cents: number,
  side: OfferSide,
): Pick<SwapTerms, 'balanceInCents' | 'balancePaidBy'> =>
  cents === 0
    ? { balanceInCents: 0, balancePaidBy: null }
    : { balanceInCents: Math.abs(cents), balancePaidBy: cents < 0 ? side : otherSide(side) };

/** Why terms can't be sent, whatever the lists name. */
export const TERMS_ERRORS = {
  ONE_SIDED: 'A swap has cards on both sides. For money alone, make an offer on the list.',
  NOT_SO_MANY: `A swap has at most ${MAX_OFFER_ITEMS} printings.`,
  ON_BOTH_SIDES: 'The same printing is on both sides.',
  NOT_A_BALANCE: 'Enter an amount from $0.00 to $50,000.00, and who pays it.',
  NOT_DAYS,
} as const;
export type TermsErrorCode = keyof typeof TERMS_ERRORS;

/** An amount of money that a swap may have. */
const isBalance = ({ balanceInCents, balancePaidBy }: SwapTerms): boolean =>
  Number.isInteger(balanceInCents) &&
  balanceInCents >= 0 &&
  balanceInCents <= MAX_FIXED_PRICE_CENTS &&
  (balanceInCents === 0) === (balancePaidBy === null);

/** Everything that is wrong with terms as a whole; a printing that one side names twice isn't looked for. */
export function termsErrorsOf(terms: SwapTerms, answerDays: number): TermsErrorCode[] {
  const { gives, gets } = terms;
  const given = new Set(gives.map(({ variantId }) => variantId));
  const errors: TermsErrorCode[] = [];
  if (gives.length === 0 || gets.length === 0) errors.push('ONE_SIDED');
  if (gives.length + gets.length > MAX_OFFER_ITEMS) errors.push('NOT_SO_MANY');
  if (gets.some(({ variantId }) => given.has(variantId))) errors.push('ON_BOTH_SIDES');
  if (!isBalance(terms)) errors.push('NOT_A_BALANCE');
  if (!isAnswerDays(answerDays)) errors.push('NOT_DAYS');
  return errors;
}

/** How many copies of a printing a player could give, by where they come from. */
interface CopiesToGive {
  /** Left on the giver's sale list; null if it doesn't name the printing. */
  forSale: number | null;
  /** Left on the getter's want list; null if it doesn't name the printing, or isn't asked. */
  wanted: number | null;
  /** Of the giver's extras that others may pick. */
  extra: number;
}

/** How many copies of a printing a player may give in a swap (rules/offers#swaps). */
export const copiesToGive = ({ forSale, wanted, extra }: CopiesToGive): number =>
  Math.max(forSale ?? wanted ?? 0, extra);

/** What a player knows of the copies of a printing on one side of new terms. */
export interface KnownCopies {
  /** Those that the player may see. */
  seen: number;
  /** Whether there may be others, on a list or in a collection that the player may not see. */
  mayBeMore: boolean;
  /** Those that the present terms name on the same side. */
  inTerms: number;
}

/**
 * How many copies a player may name in new terms. It never depends on what the player may not see; whether there are so
 * many is judged when the other side accepts (rules/offers#swaps).
 */
export const copiesToName = ({ seen, mayBeMore, inTerms }: KnownCopies): number =>
  mayBeMore ? Math.max(seen, inTerms) : seen;

/** How many copies of a printing, on the player's side or the other one, terms have more than those before them. */
export interface ChangedCopies {
  variantId: string;
  /** Negative for fewer; never 0. */
  copies: number;
}

/** A printing that has another price than in the terms before. */
export interface ChangedPrice {
  variantId: string;
  before: TermsPrice;
  after: TermsPrice;
}

/** How terms differ from those before them, from the same player's side. */
export interface TermsChange {
  gives: ChangedCopies[];
  gets: ChangedCopies[];
  /** Of printings in both. */
  prices: ChangedPrice[];
  /** The money that the player gets, in whole cents, negative if they pay; null while a price is to be agreed. */
  money: { before: number; after: number } | null;
}

/** The difference between two terms for a side (rules/offers#counter-offers). */
export const termsChange = (
  before: SwapTerms<TermsItem>,
  after: SwapTerms<TermsItem>,
  side: OfferSide,
): TermsChange => {
  const [was, is] = [moneyFor(before, side), moneyFor(after, side)];
  return {
    gives: changedCopies(before.gives, after.gives),
    gets: changedCopies(before.gets, after.gets),
    prices: [
      ...changedPrices(before.gives, after.gives),
      ...changedPrices(before.gets, after.gets),
    ],
    money: was === null || is === null ? null : { before: was, after: is },
  };
};

/** Whether nothing differs. */
export const isSameTerms = ({ gives, gets, prices, money }: TermsChange): boolean =>
  gives.length + gets.length + prices.length === 0 && money?.before === money?.after;

/** The money that a side gets under terms: a swap's balance, or the prices of its copies. Null if one has none yet. */
function moneyFor(terms: SwapTerms<TermsItem>, side: OfferSide): number | null {
  const [given, got] = [pricesOf(terms.gives), pricesOf(terms.gets)];
  return given === null || got === null ? null : balanceFor(terms, side) + given - got;
}

function pricesOf(items: readonly TermsItem[]): number | null {
  let sum = 0;
  for (const { quantity, price } of items) {
    if (price === null) continue;
    if (price.priceInCents === null) return null;
    sum += quantity * price.priceInCents;
  }
  return sum;
}

function changedCopies(before: readonly SwapItem[], after: readonly SwapItem[]): ChangedCopies[] {
  const change = new Map<string, number>();
  for (const { variantId, quantity } of after) change.set(variantId, quantity);
  for (const { variantId, quantity } of before) {
    change.set(variantId, (change.get(variantId) ?? 0) - quantity);
  }
  return [...change]
    .filter(([, copies]) => copies !== 0)
    .map(([variantId, copies]) => ({ variantId, copies }));
}

function changedPrices(before: readonly TermsItem[], after: readonly TermsItem[]): ChangedPrice[] {
  const prices = new Map(before.map(({ variantId, price }) => [variantId, price]));
  return after.flatMap(({ variantId, price }) => {
    const was = prices.get(variantId);
    if (!was || !price || isSamePrice(was, price)) return [];
    return [{ variantId, before: was, after: price }];
  });
}

const isSamePrice = (one: TermsPrice, other: TermsPrice): boolean =>
  one.priceType === other.priceType && one.priceInCents === other.priceInCents;
