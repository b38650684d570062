const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const shortDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const times = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/**
 * The day of a moment in UTC, such as `2026-03-01`. Days are those of UTC everywhere, so that the history and the
 * collection as it was on a day agree wherever somebody reads them.
 */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The present day in UTC. */
export const today = (): string => dayOf(new Date().toISOString());

/** A day in words: `Sunday, March 1, 2026`. */
export const dayInWords = (day: string): string => dates.format(new Date(`${day}T00:00:00Z`));

/** A moment's time of day in UTC: `14:05`. */
export const timeOf = (moment: string): string => times.format(new Date(moment));

/** A moment in few words: `Mar 1, 2026, 14:05`. */
export const momentInWords = (moment: string): string =>
  `${shortDates.format(new Date(moment))}, ${timeOf(moment)}`;

/** Whether a text is a day that there is, such as `2026-03-01`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
