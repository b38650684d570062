import fc from 'fast-check';
import {
  countsFromFirstStep,
  countsFromToday,
  countsOnDay,
} from '@server/modules/collection/queries/history/counts-on-day';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertUser } from '@tests/factories/user-rows';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEARS = 2 * 365;
const OF_ANOTHER_SET = 'shd-1-standard';
const PRINTINGS = ['sor-1-standard', 'sor-2-standard', 'sor-3-standard', OF_ANOTHER_SET];

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
  const { database } = server;
  for (const code of ['SOR', 'SHD']) await insertCardSet(database, { code });
  for (const id of PRINTINGS.map((printing) => printing.slice(0, 5))) {
    await insertCard(database, { id, cardSetId: id.slice(0, 3) });
    await insertPrinting(database, { cardId: id, number: id.slice(4) });
  }
});
afterAll(() => server.drop());

const step = fc.record({
  hoursLater: fc.integer({ min: 0, max: 90 * 24 }),
  counts: fc.dictionary(fc.constantFrom(...PRINTINGS), fc.integer({ min: 0, max: 3 }), {
    minKeys: 1,
  }),
});

/** Each step's counts with its time: some time after the step before, from two years ago to now. */
function timed(steps: readonly { hoursLater: number; counts: Record<string, number> }[]) {
  let at = Date.now() - YEARS * DAY;
  return steps.map(({ hoursLater, counts }) => {
    at = Math.min(at + hoursLater * HOUR, Date.now());
    return { at, counts };
  });
}

it('reads the same counts forwards from the first step and backwards from today', async () => {
  const { database } = server;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 8 }).map(timed),
      fc.array(fc.integer({ min: -2, max: YEARS + 10 }), { minLength: 3, maxLength: 3 }),
      async (steps, daysAgo) => {
        const userId = await insertUser(database, {});
        for (const { at, counts } of steps) {
          await insertStep(database, { userId, at: new Date(at).toISOString(), counts });
        }
        for (const ago of daysAgo) {
          const day = new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
          const then = new Map(
            steps
              .filter(({ at }) => at < Date.parse(day) + DAY)
              .flatMap(({ counts }) => Object.entries(counts)),
          );
          const expected = [...then]
            .filter(([variantId, inventory]) => variantId !== OF_ANOTHER_SET && inventory > 0)
            .map(([variantId, inventory]) => ({ variantId, inventory }))
            .sort((a, b) => a.variantId.localeCompare(b.variantId));
          for (const read of [countsFromFirstStep, countsFromToday, countsOnDay]) {
            const counts = await read(database, userId, { day, utcOffset: 0, cardSetCode: 'SOR' });
            expect(counts.sort((a, b) => a.variantId.localeCompare(b.variantId))).toEqual(expected);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
