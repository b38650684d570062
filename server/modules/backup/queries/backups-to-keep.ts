const DAYS = 7;
const WEEKS = 4;

/**
 * Which daily backups are kept: the newest seven, and the newest of each of the four weeks before the one in which those
 * begin.
 * Days without a backup don't count, so those of a program that was off stay.
 *
 * @param days ISO dates, in any order
 */
export function backupsToKeep(days: readonly string[]): Set<string> {
  const newestFirst = days.toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, DAYS));
  const weeks = new Set([weekOf(newestFirst.slice(0, DAYS).at(-1) ?? '')]);
  for (const day of newestFirst.slice(DAYS)) {
    const week = weekOf(day);
    if (weeks.has(week) || weeks.size > WEEKS) continue;
    weeks.add(week);
    kept.add(day);
  }
  return kept;
}

const A_DAY = 86_400_000;
/** 1970 began on a Thursday, and weeks begin on Monday. */
const DAYS_SINCE_MONDAY = 3;

const weekOf = (day: string): number =>
  Math.floor((Date.parse(day) / A_DAY + DAYS_SINCE_MONDAY) / 7);
