import type { TermsChange, TermsPrice } from '@domain/offer';
import { askedAmountText, type Money, priceInDollars, sumInDollars } from '@domain/pricing';

/** The price of a copy in terms: `$1.50`, `Contact for Price`. */
export const termsPriceText = ({ priceType, priceInCents }: TermsPrice, money: Money): string =>
  priceInCents === null ? askedAmountText(priceType, null) : priceInDollars(priceInCents, money);

/** `You pay $5.00 instead of $3.00`; null if the money is the same. */
export function moneyChangeText(change: TermsChange['money'], money: Money): string | null {
  if (change === null || change.before === change.after) return null;
  const { before, after } = change;
  const amount = (cents: number) => sumInDollars(Math.abs(cents), money);
  const is = after === 0 ? 'No money' : `You ${after < 0 ? 'pay' : 'get'} ${amount(after)}`;
  if (before === 0) return is;
  if (Math.sign(before) === Math.sign(after)) return `${is} instead of ${amount(before)}`;
  return `${is} instead of ${before < 0 ? 'paying' : 'getting'} ${amount(before)}`;
}
