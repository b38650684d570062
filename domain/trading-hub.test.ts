import fc from 'fast-check';
import { OFFER_SIDES, OFFER_TYPES } from './offer';
import {
  decodeTradingHub,
  DEFAULT_TRADING_HUB,
  encodeTradingHub,
  HUB_TABS,
  type TradingHub,
} from './trading-hub';

const hubs = fc.record<TradingHub>({
  tab: fc.constantFrom(...HUB_TABS),
  side: fc.constantFrom(...OFFER_SIDES),
  offerType: fc.constantFrom(null, ...OFFER_TYPES),
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
  [{ tab: 'Offers', side: 'INITIATOR', offerType: 'SELL' }, 'tab=Offers&offers=sent&type=sell'],
])('%j is written as %j', (given, link) => {
  expect(encodeTradingHub({ ...DEFAULT_TRADING_HUB, ...given })).toBe(link);
});

test('a link may name the defaults; the canonical link leaves them out', () => {
  const { state, dropped } = decodeTradingHub('?tab=SharedWantLists&offers=received&type=');
  expect(dropped).toEqual([]);
  expect(encodeTradingHub(state)).toBe('');
});

test.each<[string, string[]]>([
  ['tab=offers', ['tab=offers']],
  ['tab=__proto__', ['tab=__proto__']],
  ['offers=all', ['offers=all']],
  ['type=BUY', ['type=BUY']],
  ['type=gift&page=2', ['type=gift', 'page']],
])('%s is dropped and named', (link, dropped) => {
  expect(decodeTradingHub(link)).toEqual({ state: DEFAULT_TRADING_HUB, dropped });
});
