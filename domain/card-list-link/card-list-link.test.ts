import { times } from '@tests/support/long';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { CARD_SORT_COLUMNS } from '../card';
import { EMPTY_CARD_FILTER } from '../card-filter';
import { hostileFilters, usualFilters } from '@tests/factories/card-filter';
import {
  canonicalCardList,
  decodeAllCards,
  decodeCardList,
  encodeAllCards,
  encodeCardList,
} from './card-list-link';
import { CARD_VIEWS, DEFAULT_CARD_LIST, type CardListState } from './card-list-state';

const statesOf = (filter: typeof usualFilters, query: fc.Arbitrary<string>) =>
  fc.record<CardListState, 'filter' | 'query' | 'view' | 'sort'>(
    {
      set: fc.constantFrom('sor', 'SHD', 'jtl', 'no code'),
      filter,
      query,
      view: fc.constantFrom(...CARD_VIEWS),
      sort: fc.record({
        column: fc.constantFrom(...CARD_SORT_COLUMNS),
        direction: fc.constantFrom('ascending', 'descending'),
      }),
    },
    { requiredKeys: ['filter', 'query', 'view', 'sort'] },
  );

const usual = statesOf(
  usualFilters,
  fc.oneof(
    fc.constant(''),
    fc.stringMatching(/^(-?trait:[a-z]{3,9} |cost<=\d ){0,4}"[a-z' ]{0,9}"$/),
  ),
);
const hostile = statesOf(
  hostileFilters,
  fc.array(fc.nat(0xffff), { maxLength: 600 }).map((units) => String.fromCharCode(...units)),
);
const states = fc.oneof({ weight: 39, arbitrary: usual }, { weight: 1, arbitrary: hostile });

test('states are read back from their links, and each has only one link', () => {
  fc.assert(
    fc.property(states, (state) => {
      const link = encodeCardList(state);
      const decoded = decodeCardList(link);
      const expected = { state: canonicalCardList(state), dropped: [] };
      // Jest's own comparison takes longer than everything else.
      return isDeepStrictEqual(decoded, expected) && encodeCardList(decoded.state) === link;
    }),
    { numRuns: times(1_000, 10_000) },
  );
});

test('a link does not depend on the order of clicks', () => {
  fc.assert(
    fc.property(usual, (state) => {
      const turned = Object.fromEntries(
        Object.entries(state.filter).map(([field, value]) => [
          field,
          typeof value === 'string' ? value : value.toReversed(),
        ]),
      ) as unknown as CardListState['filter'];
      expect(encodeCardList({ ...state, filter: turned })).toBe(encodeCardList(state));
    }),
  );
});

test('a browser doesn’t change a link, and URLSearchParams reads the same texts', () => {
  fc.assert(
    fc.property(states, (state) => {
      const link = encodeCardList(state);
      const { search, searchParams } = new URL(`https://cards.example/?${link}`);
      expect(search).toBe(link === '' ? '' : `?${link}`);
      const { filter, query } = canonicalCardList(state);
      expect(searchParams.get('text') ?? '').toBe(filter.searchText);
      expect(searchParams.get('q') ?? '').toBe(query);
    }),
  );
});

test('99 of 100 links are at most 1,500 characters long', () => {
  const real = fc.oneof({ weight: 299, arbitrary: usual }, { weight: 1, arbitrary: hostile });
  const lengths = fc
    .sample(real, { numRuns: 5_000, seed: 1 })
    .map((state) => encodeCardList(state).length)
    .sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length * 0.99)]).toBeLessThanOrEqual(1_500);
});

test('any query string is read without throwing, and with at most eleven dropped parts', () => {
  const names = ['set', 'view', 'sort', 'text', 'cost', 'aspect', 'trait', 'q', 'debug', 'colour'];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('%', '%zz', '%ed%a0%80', ',,', '1,1,-1,1e1,999,1000', 'none,', '+', '%2c%2C'),
  );
  const part = fc
    .tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.constantFrom('=', '', '=='), value)
    .map((pieces) => pieces.join(''));
  const links = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 30 }).map((parts) => parts.join('&')),
  );
  fc.assert(
    fc.property(links, (link) => {
      const { state, dropped } = decodeCardList(link);
      expect(dropped.length).toBeLessThanOrEqual(11);
      expect(Math.max(0, ...dropped.map((words) => words.length))).toBeLessThanOrEqual(40);
      expect(decodeCardList(encodeCardList(state))).toEqual({ state, dropped: [] });
    }),
    { numRuns: times(500, 2_000) },
  );
});

test('the longest possible link is read in full', () => {
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  const words = Array.from(
    { length: 20 },
    (_, at) => '語'.repeat(59) + String.fromCharCode(0x4e00 + at),
  );
  const longest: CardListState = {
    ...DEFAULT_CARD_LIST,
    filter: {
      ...EMPTY_CARD_FILTER,
      searchText: '語'.repeat(200),
      selectedCosts: numbers,
      selectedPowers: numbers,
      selectedHps: numbers,
      selectedUpgradePowers: numbers,
      selectedUpgradeHps: numbers,
      selectedTraits: words,
      selectedKeywords: words,
    },
    query: '語'.repeat(500),
  };
  expect(decodeCardList(encodeCardList(longest))).toEqual({ state: longest, dropped: [] });
});

test('only the page of all cards can be grouped by set', () => {
  const state = { ...DEFAULT_CARD_LIST, isBySet: true as const };
  expect(encodeAllCards(state)).toBe('group=set');
  expect(decodeAllCards('?group=set')).toEqual({ state, dropped: [] });
  expect(decodeAllCards('?group=rarity')).toEqual({
    state: DEFAULT_CARD_LIST,
    dropped: ['group=rarity'],
  });
  expect(encodeCardList(state)).toBe('');
  expect(decodeCardList('?group=set')).toEqual({ state: DEFAULT_CARD_LIST, dropped: ['group'] });
});
