import { bestOf, possibleChoices } from '@tests/support/every-choice';
import fc from 'fast-check';
import { balanceChoice, type Solve } from './balance-choice';
import { type Candidate, type Choice, type ChoiceTask, isPossible, sumsOf } from './choice';
import { loadSolver } from './highs-solver';

let solve: Solve;
beforeAll(async () => {
  ({ solveChoice: solve } = await loadSolver());
});

/** Without a limit that a busy machine could reach. */
const balanced = (given: ChoiceTask) => balanceChoice({ task: given, seconds: 600 }, solve);

const candidate = (
  way: Candidate['way'],
  priceInCents: number,
  chosen: number,
  most = chosen,
): Candidate => ({ variantId: `${way}-${priceInCents}`, way, priceInCents, chosen, most });
const task = (candidates: readonly Candidate[], given: Partial<ChoiceTask> = {}): ChoiceTask => ({
  candidates,
  kept: { GIVES: { cents: 0, printings: 0 }, GETS: { cents: 0, printings: 0 } },
  maxPrintings: 100,
  ...given,
});
const kept = (gives: number, gets: number, printings = 0): ChoiceTask['kept'] => ({
  GIVES: { cents: gives, printings },
  GETS: { cents: gets, printings: 0 },
});

test.each<[string, ChoiceTask, Choice]>([
  [
    'an even choice stays, though another one is closer',
    task([
      candidate('GIVES', 1_000, 1),
      candidate('GETS', 1_050, 1),
      candidate('GETS', 1_000, 0, 1),
    ]),
    [1, 1, 0],
  ],
  [
    'one card is added where that is enough',
    task([
      candidate('GIVES', 900, 0, 4),
      candidate('GIVES', 1_950, 0, 1),
      candidate('GETS', 2_000, 1),
    ]),
    [0, 1, 1],
  ],
  [
    'of as few changes, those with the smallest difference',
    task([
      candidate('GIVES', 980, 0, 4),
      candidate('GIVES', 1_010, 0, 9),
      candidate('GETS', 1_000, 1),
    ]),
    [0, 1, 1],
  ],
  ['copies are left out', task([candidate('GIVES', 500, 4), candidate('GETS', 1_000, 1)]), [2, 1]],
  [
    'a side isn’t emptied; without an even choice, the difference is as small as can be',
    task([candidate('GIVES', 5_000, 1), candidate('GETS', 100, 0, 1)]),
    [1, 1],
  ],
  [
    'money counts',
    task([candidate('GIVES', 500, 0, 4), candidate('GETS', 1_000, 1)], { kept: kept(500, 0) }),
    [1, 1],
  ],
  [
    'printings without a price count among those that an offer may have',
    task(
      [candidate('GIVES', 500, 0, 2), candidate('GIVES', 501, 0, 1), candidate('GETS', 1_001, 1)],
      { kept: kept(0, 0, 1), maxPrintings: 3 },
    ),
    [2, 0, 1],
  ],
  [
    'of one copy more and one fewer, the one that leaves the smaller difference',
    task([candidate('GIVES', 144, 2, 3), candidate('GETS', 200, 2)], { kept: kept(0, 1) }),
    [3, 2],
  ],
  [
    'an empty choice gets cards on both sides',
    task([
      candidate('GIVES', 700, 0, 3),
      candidate('GETS', 10, 0, 1),
      candidate('GETS', 710, 0, 1),
    ]),
    [1, 0, 1],
  ],
])('%s', (_what, given, choice) => {
  expect(balanced(given)).toEqual({ choice, isProvenBest: true });
});

test('there is no choice without cards, nor an empty one that can’t have any on one side', () => {
  expect(balanced(task([]))).toBeNull();
  expect(balanced(task([candidate('GIVES', 700, 0, 3)]))).toBeNull();
});

test('a choice that is found when the time is over isn’t proven best', () => {
  const given = task([candidate('GIVES', 500, 4), candidate('GETS', 1_000, 1)]);
  const job = { task: given, seconds: 600 };
  const clock = [0, 0, 600_000];
  const found = balanceChoice(job, solve, () => clock.shift() ?? 600_000);
  expect(found).toEqual({ choice: [2, 1], isProvenBest: false });
  expect(balanceChoice(job, () => ({ status: 'STOPPED', values: {} }))).toBeNull();
});

const cents = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 300, max: 5_000 }),
  fc.integer({ min: 100_000, max: 400_000 }),
);
const anyCandidate = fc
  .record({
    way: fc.constantFrom('GIVES', 'GETS'),
    priceInCents: cents,
    chosen: fc.nat(2),
    more: fc.nat(2),
  })
  .map(({ way, priceInCents, chosen, more }) =>
    candidate(way, priceInCents, chosen, chosen + more),
  );
const anyTask = fc
  .record({
    candidates: fc.array(anyCandidate, { minLength: 1, maxLength: 5 }),
    gives: fc.oneof(fc.constant(0), fc.nat(3_000)),
    gets: fc.oneof(fc.constant(0), fc.nat(3_000)),
    printings: fc.nat(1),
    maxPrintings: fc.integer({ min: 2, max: 8 }),
  })
  .map(({ candidates, gives, gets, printings, maxPrintings }) =>
    task(candidates, { kept: kept(gives, gets, printings), maxPrintings }),
  );

test('no choice that an offer may have is better', () => {
  fc.assert(
    fc.property(anyTask, (given) => {
      const best = bestOf(given, possibleChoices(given));
      const found = balanced(given);
      if (found === null || best === null) {
        expect(found).toEqual(best);
        return;
      }
      expect(isPossible(given, found.choice)).toBe(true);
      const { changes, differenceInCents, isEven } = sumsOf(given, best);
      expect(sumsOf(given, found.choice)).toMatchObject({ changes, differenceInCents, isEven });
      expect(found.isProvenBest).toBe(true);
    }),
  );
});
