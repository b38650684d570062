import fc from 'fast-check';
import { OFFER_ROLES, OFFER_STAGES, OFFER_TYPES } from './offer';
import {
  decodeTradingHub,
  DEFAULT_TRADING_HUB,
  encodeTradingHub,
  HUB_TABS,
  type TradingHub,
} from './trading-hub';

const hubs = fc.record<TradingHub>({
  tab: fc.constantFrom(...HUB_TABS),
  role: fc.constantFrom(...OFFER_ROLES),
  stage: fc.constantFrom(null, ...OFFER_STAGES),
  offerType: fc.constantFrom(null, ...OFFER_TYPES),
  searchText: fc.string({ unit: 'grapheme', maxLength: 12 }),
});

test('a hub is read back from its link, which drops nothing', () => {
  fc.assert(
    fc.property(hubs, (hub) => {
      expect(decodeTradingHub(encodeTradingHub(hub))).toEqual({ state: hub, dropped: [] });
    }),
  );
});

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
])('%s is dropped and named', (link, dropped) => {
  expect(decodeTradingHub(link)).toEqual({ state: DEFAULT_TRADING_HUB, dropped });
});
