import fc from 'fast-check';
import { anyCatalogue } from '@tests/factories/card-expression';
import { marketSeenBy, packMarket, unpackMarket } from './market-file';

const NOBODY = { variantIds: [], sellers: [], copies: [], lowestCents: [] };

test('a packed market has the same facts', () => {
  fc.assert(
    fc.property(anyCatalogue, ({ facts: { market, changes } }) => {
      const read = unpackMarket(JSON.parse(JSON.stringify(packMarket({ market, changes }))));
      const isSold = ([, { sellers }]: [string, { sellers: number }]) => sellers > 0;
      expect(read.market).toEqual(Object.fromEntries(Object.entries(market).filter(isSold)));
      const isKnown = ([, spans]: [string, object]) => Object.keys(spans).length > 0;
      expect(read.changes).toEqual(Object.fromEntries(Object.entries(changes).filter(isKnown)));
    }),
  );
});

test('ids that count on take no space, whatever else the catalogue has', () => {
  const fact = { sellers: 1, copies: 2, lowestCents: null };
  const ids = [1, 2, 3, 4].flatMap((at) => [`sor-00${at}-standard`, `sor-00${at}-foil`]);
  const market = Object.fromEntries(ids.map((id) => [id, fact]));
  const packed = packMarket({ market, changes: {} });
  expect(packed.variantIds).toEqual(['sor-001-foil', 0, 0, 0, 'sor-001-standard', 0, 0, 0]);
  expect(unpackMarket(packed).market).toEqual(market);
});

test('a viewer sees theirs where it differs, and nothing of what only others may see', () => {
  const fact = { sellers: 2, copies: 3, lowestCents: 50 };
  const seen = { market: { a: fact, b: fact }, changes: { a: { 7: 1 } } };
  expect(marketSeenBy(seen, NOBODY)).toEqual(seen);
  const own = { variantIds: ['a', 'c'], sellers: [0, 1], copies: [0, 1], lowestCents: [null, 5] };
  expect(marketSeenBy(seen, own)).toEqual({
    market: { b: fact, c: { sellers: 1, copies: 1, lowestCents: 5 } },
    changes: seen.changes,
  });
  expect(seen.market).toEqual({ a: fact, b: fact });
});
