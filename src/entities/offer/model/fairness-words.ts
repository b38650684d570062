import {
  type Fairness,
  type ItemValue,
  leadOf,
  type MarketValue,
  type SideValue,
} from '@domain/fairness';
import type { OfferTotal } from '@domain/offer';
import { type Money, sumInDollars } from '@domain/pricing';
import { counted, countedCopies, formatNumber } from '@/shared/lib/format';

/** `$4.80 to $6.10`, or one amount if both are the same. */
export const rangeText = ({ lowInCents, highInCents }: MarketValue, money: Money): string =>
  lowInCents === highInCents
    ? money.sum(lowInCents)
    : `${money.sum(lowInCents)} to ${money.sum(highInCents)}`;

/** What a side gives. */
export function partsText({ items, cards, moneyInCents }: SideValue, money: Money): string {
  if (items.length === 0) return moneyInCents > 0 ? 'Money' : 'Nothing';
  return moneyInCents > 0
    ? `Cards ${money.sum(cards.todayInCents)}, money ${sumInDollars(moneyInCents, money)}`
    : 'Cards at today’s market prices';
}

/** Whose want list and collection a side's cards are for. */
export interface Receiver {
  /** Such as “your” or “moss’s”. */
  whose: string;
}

/**
 * What a side's cards do for the player who gets them: `2 of 3 copies are on your want list.` Nothing about what the
 * viewer may not know.
 */
export function gainTexts({ items, gains }: SideValue, { whose }: Receiver): string[] {
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const part = (count: number, where: string) => {
    const of =
      count === copies
        ? countedCopies(count)
        : `${formatNumber(count)} of ${countedCopies(copies)}`;
    return `${of} ${count === 1 ? 'is' : 'are'} ${where}.`;
  };
  return [
    ...(gains.wanted === null ? [] : [part(gains.wanted, `on ${whose} want list`)]),
    ...(gains.missing === null ? [] : [part(gains.missing, `missing in ${whose} collection`)]),
  ];
}

/**
 * How the two sides of terms compare as they stand, money included: who is ahead by how much, or, where one side gives
 * money alone, how that differs from the market (rules/fairness#who-is-ahead).
 */
export function comparisonText(
  { gives, gets }: Pick<Fairness, 'gives' | 'gets'>,
  otherName: string,
  money: Money,
): string {
  const unknown = [...gives.items, ...gets.items].filter(({ value }) => value === null).length;
  const leftOut =
    unknown > 0 ? `, not counting ${counted(unknown, 'printing')} without a market price` : '';
  const isForMoney = (paid: SideValue, cards: SideValue) =>
    paid.items.length === 0 && paid.moneyInCents > 0 && cards.items.some(({ value }) => value);
  const lead = leadOf({ gives, gets });
  if (isForMoney(gives, gets)) return `${marketText('You pay', -lead, money)}${leftOut}.`;
  if (isForMoney(gets, gives)) return `${marketText(`${otherName} pays`, lead, money)}${leftOut}.`;
  return `At today’s market prices, ${leadText(lead, otherName, money)}${leftOut}.`;
}

/** `you are ahead by $1.54`, within a sentence. @param lead how much more the viewer gets than they give, in whole cents */
export function leadText(lead: number, otherName: string, money: Money): string {
  if (lead === 0) return 'both sides are equal';
  const who = lead > 0 ? 'you are' : `${otherName} is`;
  return `${who} ahead by ${sumInDollars(Math.abs(lead), money)}`;
}

/** How the price of an offer for money alone differs from the market (rules/fairness#who-is-ahead). */
export function priceComparisonText(
  { priced, unpriced, compared }: OfferTotal,
  buyer: string,
  money: Money,
): string {
  if (compared === null) {
    return priced === 0
      ? 'No price is agreed on yet.'
      : 'Without market prices there is nothing to compare.';
  }
  const isPart = compared.printings < priced + unpriced;
  const covered = isPart
    ? ` for the ${counted(compared.printings, 'printing')} with both prices`
    : '';
  return `${marketText(buyer, compared.difference, money)}${covered}.`;
}

/** `You pay $2.59 less than the market value`. @param difference what is paid beyond the market value, in whole cents */
function marketText(buyer: string, difference: number, money: Money): string {
  if (difference === 0) return `${buyer} exactly the market value`;
  const amount = sumInDollars(Math.abs(difference), money);
  return `${buyer} ${amount} ${difference < 0 ? 'less' : 'more'} than the market value`;
}

/** What is doubtful about a printing's price, in words after its name. */
export function doubtText({ doubts, oldDays, value }: ItemValue): string {
  return doubts
    .map((doubt) => {
      if (doubt === 'MISSING') return 'no market price, so it adds nothing here';
      if (doubt === 'OLD') return `last confirmed ${counted(oldDays ?? 0, 'day')} ago`;
      return value === null
        ? 'its first price is in quarantine'
        : 'a newer price is in quarantine, so the last good one counts';
    })
    .join('; ');
}
