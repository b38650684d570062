import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { PRINTING_SORTS } from '../printing';
import { hostileFilters, usualFilters } from '@tests/factories/card-filter';
import { decodeTradeList, encodeTradeList, canonicalTradeList } from './trade-list-link';
import { DEFAULT_TRADE_LIST, type TradeListState } from './trade-list-state';

const states = fc.record<TradeListState>({
  filter: fc.oneof(
    { weight: 9, arbitrary: usualFilters },
    { weight: 1, arbitrary: hostileFilters },
  ),
  query: fc.oneof(fc.constant(''), fc.stringMatching(/^(cost<=\d ){0,4}"[a-z' ]{0,9}"$/)),
  groupBy: fc.constantFrom(...PRINTING_SORTS),
  isMatchesOnly: fc.boolean(),
});

test('a state is read back from its link, which drops nothing and is the only one', () => {
  fc.assert(
    fc.property(states, (state) => {
      const link = encodeTradeList(state);
      const decoded = decodeTradeList(link);
      const expected = { state: canonicalTradeList(state), dropped: [] };
      return isDeepStrictEqual(decoded, expected) && encodeTradeList(decoded.state) === link;
    }),
    { numRuns: 500 },
  );
});

test.each<[Partial<TradeListState>, string]>([
  [{}, ''],
  [{ groupBy: 'CARD_NUMBER' }, ''],
  [{ groupBy: 'VARIANT_TYPE' }, 'groupBy=VARIANT_TYPE'],
  [{ isMatchesOnly: true }, 'only=matches'],
  [
    {
      groupBy: 'VARIANT_TYPE',
      isMatchesOnly: true,
      filter: { ...DEFAULT_TRADE_LIST.filter, selectedCosts: [2, 3] },
    },
    'groupBy=VARIANT_TYPE&only=matches&cost=2,3',
  ],
])('%j is written as %j', (given, link) => {
  expect(encodeTradeList({ ...DEFAULT_TRADE_LIST, ...given })).toBe(link);
});

test('a link may name the default; the canonical link leaves it out', () => {
  const { state, dropped } = decodeTradeList('?groupBy=CARD_NUMBER');
  expect(dropped).toEqual([]);
  expect(encodeTradeList(state)).toBe('');
});

test.each<[string, string[]]>([
  ['groupBy=variant_type', ['groupBy=variant_type']],
  ['groupBy=__proto__', ['groupBy=__proto__']],
  ['groupby=VARIANT_TYPE', ['groupby']],
  ['only=1', ['only=1']],
  ['set=sor', ['set']],
  ['sort=name', ['sort']],
])('%s is dropped and named', (link, dropped) => {
  expect(decodeTradeList(link)).toEqual({ state: DEFAULT_TRADE_LIST, dropped });
});

test('of a repeated groupBy the first counts', () => {
  const { state, dropped } = decodeTradeList('groupBy=VARIANT_TYPE&groupBy=CARD_NUMBER');
  expect(state.groupBy).toBe('VARIANT_TYPE');
  expect(dropped).toEqual(['repeated groupBy']);
});
