import { formatSum } from '@domain/pricing';
import fc from 'fast-check';
import { type DealSums, gapWords, otherSellersWords, planBWords, totalWords } from './deal-words';
import { postageText, readPostage } from './postage-text';

const sums = (given: Partial<DealSums>): DealSums => ({
  mostSellers: null,
  sellers: 2,
  totalCents: 1_000,
  unknownPostage: 0,
  gapCents: 0,
  missing: 0,
  ...given,
});

test.each<[Partial<DealSums>, string]>([
  [{}, 'Proven: no deal is cheaper.'],
  [{ gapCents: 80 }, 'At most $0.80 above the best possible.'],
  [{ gapCents: 80, mostSellers: 4 }, 'At most $0.80 above the best possible.'],
  ...(
    [
      { gapCents: 80, missing: 1, mostSellers: 2 },
      { gapCents: 80, mostSellers: 6, sellers: 6 },
      { gapCents: 1_000 },
    ] satisfies Partial<DealSums>[]
  ).map((given): [Partial<DealSums>, string] => [
    given,
    'There was no time to look at everything: a better deal may exist.',
  ]),
  [{ gapCents: Infinity }, 'There was no time to look at everything: a better deal may exist.'],
])('a gap in words: %j', (given, words) => {
  expect(gapWords(sums(given), formatSum)).toBe(words);
});

test('unknown postage is said beside the total', () => {
  expect(totalWords(sums({}), formatSum)).toBe('$10.00');
  expect(totalWords(sums({ unknownPostage: 1 }), formatSum)).toBe(
    '$10.00 and the postage of 1 seller',
  );
});

test.each<[string, Partial<DealSums>[], string[]]>([
  ['a third seller', [{ sellers: 3, totalCents: 880 }], ['A third seller would save $1.20.']],
  ['several', [{ sellers: 5, totalCents: 880 }], ['3 more sellers would save $1.20.']],
  [
    'copies',
    [{ sellers: 3, missing: -1, totalCents: 1_200 }],
    ['A third seller would have 1 copy more.'],
  ],
  ['fewer', [{ sellers: 1, totalCents: 1_300 }], ['From 1 seller, it would cost $3.00 more.']],
  [
    'fewer with less',
    [{ sellers: 1, missing: 4, totalCents: 300 }],
    ['From 1 seller, 4 copies would be missing.'],
  ],
  ['nothing', [{ sellers: 2 }], []],
])('what other numbers of sellers would change: %s', (_what, others, words) => {
  expect(otherSellersWords(sums({}), others.map(sums), formatSum)).toEqual(words);
});

test.each([
  [
    { fromHandles: ['bea'], moreCents: 40, missing: 0 },
    'If ann declines, bea has the rest for $0.40 more.',
  ],
  [
    { fromHandles: ['bea', 'cy'], moreCents: -5, missing: 0 },
    'If ann declines, bea and cy have the rest for $0.05 less.',
  ],
  [
    { fromHandles: ['bea'], moreCents: -90, missing: 2 },
    'If ann declines, bea has some of it, but 2 copies would be missing.',
  ],
  [{ fromHandles: [], moreCents: -90, missing: 1 }, 'If ann declines, 1 copy would be missing.'],
])('a plan B in words: %j', (plan, words) => {
  expect(planBWords('ann', plan, formatSum)).toBe(words);
});

test.each<[string, ReturnType<typeof readPostage>]>([
  ['', []],
  ['1.2', [{ upToCopies: null, upToCents: null, cents: 120 }]],
  [
    '1.20 up to 4 cards worth $25; $4,95',
    [
      { upToCopies: 4, upToCents: 2_500, cents: 120 },
      { upToCopies: null, upToCents: null, cents: 495 },
    ],
  ],
  ['1.20 up to 4', null],
  ['cheap', null],
  ['1.20;', null],
])('typed postage: %s', (text, steps) => {
  expect(readPostage(text)).toEqual(steps);
});

test('postage is read as it is written', () => {
  const step = fc.record({
    upToCopies: fc.option(fc.integer({ min: 1, max: 9_999 })),
    upToCents: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    cents: fc.nat(20_000),
  });
  const last = { upToCopies: null, upToCents: null, cents: 5 };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      expect(readPostage(postageText([...steps, last]))).toEqual([...steps, last]);
    }),
  );
});
