import { counted } from '@domain/number-text';
import { type CopiesCost, type Money } from '@domain/pricing';
import { useIsHydrated } from './is-hydrated';

export { counted, formatNumber } from '@domain/number-text';

/** Accepts an instant as JavaScript has it, or as ISO 8601. */
type Instant = Date | number | string;

/** A formatter in the one language of the pages, made at its first use. */
function dates(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (at: Instant): string =>
    (format ??= new Intl.DateTimeFormat('en-US', options)).format(new Date(at));
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const UTC = { timeZone: 'UTC' } as const;

// In the person's own time zone: `Mar 5, 2026`, `4:07 PM`, `Mar 5, 2026, 4:07 PM`.
export const formatDate = dates({ dateStyle: 'medium' });
/** As {@link formatDate}, but in UTC until the page is hydrated: the server doesn't know where the person is. */
export const useFormatDate = () => (useIsHydrated() ? formatDate : formatUtcDate);
export const formatTime = dates({ timeStyle: 'short' });
export const formatMoment = dates({ dateStyle: 'medium', timeStyle: 'short' });

// In UTC, for days without a time, as those of prices are.
export const formatUtcDate = dates({ ...UTC, dateStyle: 'medium' });
/** `March 5, 2026`. Without a formatter, which is slow to make. */
export function formatLongUtcDate(at: Instant): string {
  const date = new Date(at);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `12.5%` of 0.125. */
export const formatPercent = (share: number): string =>
  share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** `1 copy`, `1,234 copies`. */
export const countedCopies = (count: number): string => counted(count, 'copy', 'copies');

/** `5 copies missing: $2.50 at market prices, 3 copies without a price`, if `what` is “missing”. */
export const costWords = (
  what: string,
  { copies, cents, unpriced }: CopiesCost,
  money: Money,
): string =>
  [
    `${countedCopies(copies)} ${what}${copies > 0 ? `: ${money.sum(cents)} at market prices` : ''}`,
    ...(unpriced > 0 ? [`${countedCopies(unpriced)} without a price`] : []),
  ].join(', ');
