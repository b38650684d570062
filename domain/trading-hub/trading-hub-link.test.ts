import fc from 'fast-check';
import { usualFilters } from '@tests/factories/card-filter';
import { SORT_DIRECTIONS } from '../card';
import { EMPTY_CARD_FILTER } from '../card-filter';
import { canonicalCardSearch } from '../card-list-link';
import { OFFER_ROLES, OFFER_STAGES, OFFER_TYPES } from '../offer';
import { PRINTING_SEARCH_SORTS } from '../printing-search';
import { DEFAULT_TRADING_HUB, HUB_TABS, type TradingHub } from './trading-hub';
import { decodeTradingHub, encodeTradingHub } from './trading-hub-link';

const hubs = fc.record<TradingHub>({
  filter: fc.oneof(fc.constant(EMPTY_CARD_FILTER), usualFilters),
  query: fc.constantFrom('', 'printing:foil', 'seller:moss forsale<market', 'a or b'),
  cardOrder: fc.record({
    sort: fc.constantFrom(...PRINTING_SEARCH_SORTS),
    direction: fc.constantFrom(...SORT_DIRECTIONS),
  }),
  tab: fc.constantFrom(...HUB_TABS),
  role: fc.constantFrom(...OFFER_ROLES),
  stage: fc.constantFrom(null, ...OFFER_STAGES),
  offerType: fc.constantFrom(null, ...OFFER_TYPES),
  searchText: fc.string({ unit: 'grapheme', maxLength: 12 }),
});

test('a hub is read back from its link, which drops nothing', () => {
  fc.assert(
    fc.property(hubs, (hub) => {
      const link = encodeTradingHub(hub);
      fc.pre(link.length < 500);
      const state = { ...hub, ...canonicalCardSearch(hub) };
      expect(decodeTradingHub(link)).toEqual({ state, dropped: [] });
    }),
  );
});

const RARE = { ...EMPTY_CARD_FILTER, selectedRarities: ['RARE' as const] };

test.each<[Partial<TradingHub>, string]>([
  [{}, ''],
  [{ tab: 'SharedSaleLists' }, 'tab=SharedSaleLists'],
  [{ tab: 'Offers' }, 'tab=Offers'],
  [{ tab: 'Offers', role: 'INITIATOR', offerType: 'SELL' }, 'tab=Offers&offers=sent&type=sell'],
  [{ tab: 'Offers', role: 'RECIPIENT' }, 'tab=Offers&offers=received'],
  [{ tab: 'Offers', stage: 'MY_TURN' }, 'tab=Offers&show=my-turn'],
  [
    { tab: 'Offers', stage: 'DONE', searchText: 'moss & co' },
    'tab=Offers&show=done&text=moss+%26+co',
  ],
  [{ tab: 'Cards', filter: RARE, query: 'forsale<2' }, 'tab=Cards&q=rarity:rare+forsale%3C2'],
  [
    { tab: 'Cards', cardOrder: { sort: 'ASKED_PRICE', direction: 'descending' } },
    'tab=Cards&sort=-asked',
  ],
])('%j is written as %j', (given, link) => {
  expect(encodeTradingHub({ ...DEFAULT_TRADING_HUB, ...given })).toBe(link);
});

test('a link may name the defaults; the canonical link leaves them out', () => {
  const { state, dropped } = decodeTradingHub('?tab=SharedWantLists&offers=&show=&type=&text=');
  expect(dropped).toEqual([]);
  expect(encodeTradingHub(state)).toBe('');
});

test.each<[string, string[]]>([
  ['tab=offers', ['tab=offers']],
  ['tab=__proto__', ['tab=__proto__']],
  ['offers=all', ['offers=all']],
  ['show=mine', ['show=mine']],
  ['type=BUY', ['type=BUY']],
  ['type=gift&page=2', ['type=gift', 'page']],
  ['sort=rarity', ['sort=rarity']],
])('%s is dropped and named', (link, dropped) => {
  expect(decodeTradingHub(link)).toEqual({ state: DEFAULT_TRADING_HUB, dropped });
});
