import fc from 'fast-check';
import { backupsToKeep } from './backups-to-keep';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

/** What is left of one backup a day, each day's removal done. */
function leftAfter(days: readonly number[]): string[] {
  let left: string[] = [];
  for (const each of days) left = [...backupsToKeep([...left, day(each)])];
  return left.toSorted();
}

it('keeps seven days, and the Sundays of the four weeks before', () => {
  expect(leftAfter(Array.from({ length: 120 }, (_, at) => at))).toEqual([
    '2026-03-29',
    '2026-04-05',
    '2026-04-12',
    '2026-04-19',
    ...[24, 25, 26, 27, 28, 29, 30].map((date) => `2026-04-${date}`),
  ]);
});

it('keeps what there is of a program that was mostly off', () => {
  const months = [0, 31, 59, 90, 120, 151, 181];
  expect(leftAfter(months)).toEqual(months.map(day));
});

it('always keeps the newest, and eleven at the most', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 60 }), (numbers) => {
      const ordered = numbers.toSorted((a, b) => a - b);
      const left = leftAfter(ordered);
      expect(left).toContain(day(ordered.at(-1)!));
      expect(left.length).toBeLessThanOrEqual(11);
      expect(left.length).toBeGreaterThanOrEqual(Math.min(7, ordered.length));
    }),
  );
});
