import { groupedBy } from '@domain/grouped';
import type { ItemValue, MarketValue, SideValue } from '@domain/fairness';
import type { Money } from '@domain/pricing';
import { counted, countedCopies, formatNumber } from '@/shared/lib/format';

/** `$4.80 to $6.10`, or one amount if both are the same. */
export const rangeText = ({ lowInCents, highInCents }: MarketValue, money: Money): string =>
  lowInCents === highInCents
    ? money.sum(lowInCents)
    : `${money.sum(lowInCents)} to ${money.sum(highInCents)}`;

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

/** The printings with a doubtful price by what is doubtful, in words after their names. */
export const doubtsByText = (items: readonly ItemValue[]): ReadonlyMap<string, ItemValue[]> =>
  groupedBy(
    items.filter(({ doubts }) => doubts.length > 0),
    doubtText,
  );

/** `All 11 prices`, or the names of some printings. */
export const doubtfulNames = (
  doubtful: readonly ItemValue[],
  items: readonly ItemValue[],
  nameOf: (variantId: string) => string,
): string =>
  doubtful.length > 1 && doubtful.length === items.length
    ? `All ${formatNumber(items.length)} prices`
    : doubtful.map(({ variantId }) => nameOf(variantId)).join('; ');

function doubtText({ doubts, oldDays, value }: ItemValue): string {
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
