import fc from 'fast-check';
import type { AddCounts } from './add-counts';
import { MAX_UNREPORTED, SharedCounts } from './shared-counts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Like PostgreSQL, which adds the counts of all processes up by minute. */
function database() {
  const state = { isAway: false, reports: 0 };
  let minute = 1;
  let totals = new Map<string, number>();
  const add: AddCounts = async (counts) => {
    if (state.isAway) throw new Error('away');
    state.reports += 1;
    const now = 1 + Math.floor(Date.now() / 60_000);
    if (now !== minute) totals = new Map();
    minute = now;
    for (const { key, count } of counts) totals.set(key, (totals.get(key) ?? 0) + count);
    return { minute, msLeft: 60_000 - (Date.now() % 60_000), totals: new Map(totals) };
  };
  return { add, state };
}

/** Counts until refused, as fast as possible. */
async function passedBy(counts: SharedCounts, limit: number, key = 'a'): Promise<number> {
  for (let passed = 0; ; passed += 1) {
    if (counts.take(key, limit) > 0) return passed;
    await Promise.resolve();
  }
}

const NOTHING = () => undefined;

test('one process lets requests through up to the limit and returns when the minute ends', async () => {
  jest.setSystemTime(120_000 + 42_500);
  const counts = new SharedCounts(database().add, NOTHING);
  expect(await passedBy(counts, 250)).toBe(250);
  expect(counts.take('a', 250)).toBe(18);
  expect(counts.take('b', 250)).toBe(0);
});

test('a new minute begins by the database’s clock', async () => {
  jest.setSystemTime(120_000 + 42_500);
  const counts = new SharedCounts(database().add, NOTHING);
  await passedBy(counts, 150);
  await jest.advanceTimersByTimeAsync(17_400);
  expect(counts.take('a', 150)).toBe(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(await passedBy(counts, 150)).toBe(150);
});

test('a few counts are reported once a second, in one statement, and nothing without requests', async () => {
  const { add, state } = database();
  const counts = new SharedCounts(add, NOTHING);
  for (let at = 0; at < 90; at += 1) counts.take(`key ${at % 30}`, 1_000);
  expect(state.reports).toBe(0);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(state.reports).toBe(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(state.reports).toBe(1);
});

test('several processes let through at most the limit and a hundred more each', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 600 }),
      fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 150 })), { maxLength: 40 }),
      async (processes, limit, turns) => {
        jest.setSystemTime(0);
        const { add } = database();
        const all = Array.from({ length: processes }, () => new SharedCounts(add, NOTHING));
        let passed = 0;
        for (const [at, asked] of turns) {
          const counts = all[at % processes];
          for (let each = 0; each < asked; each += 1) {
            if (counts?.take('a', limit) === 0) passed += 1;
            // The report is answered before the next request comes.
            await jest.advanceTimersByTimeAsync(0);
          }
        }
        for (const counts of all) counts.stop();
        expect(passed).toBeLessThanOrEqual(limit + processes * MAX_UNREPORTED);
      },
    ),
    { numRuns: 25 },
  );
});

test('without a database each process counts by itself, and reports everything once it is back', async () => {
  const { add, state } = database();
  state.isAway = true;
  const heard: unknown[] = [];
  const counts = new SharedCounts(add, (error) => heard.push(error));
  expect(await passedBy(counts, 300)).toBe(300);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(heard.length).toBeGreaterThan(1);
  state.isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  const other = new SharedCounts(add, NOTHING);
  expect(await passedBy(other, 300)).toBeLessThanOrEqual(MAX_UNREPORTED);
});

test('it reports nothing after a stop', async () => {
  const { add, state } = database();
  const counts = new SharedCounts(add, NOTHING);
  counts.take('a', 10);
  counts.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(state.reports).toBe(0);
});
