import { quarantinedPrice } from '@server/modules/catalogue/tables';
import { insertPriceHistory } from '@tests/factories/price-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { statementsOf } from '../support/statements-of';
import { withTrading } from './support/trading';

const trading = withTrading();

const SIDE = `{ cards { todayInCents lowInCents highInCents } moneyInCents totalInCents wantedCopies missingCopies
  items { variantId cardId quantity value { todayInCents lowInCents highInCents } doubts oldDays } }`;
const QUERY = `query ($offerId: ID!) { offer(offerId: $offerId) {
  fairness { evenBalanceInCents gives ${SIDE} gets ${SIDE} } } }`;
const fairness = async (who: typeof trading.buyer, offerId: string) =>
  (await trading.send(who, QUERY, { offerId })).fairness;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** An offer to buy three copies of the first printing for $12 each, and one of the second at the market. */
async function anOffer(): Promise<string> {
  const [first, second] = trading.variantIds;
  const { offer } = await trading.create(trading.buyer, {
    offerItems: [
      { variantId: first, quantity: 3, priceType: 'FIXED', fixedPriceInCents: 1_200 },
      { variantId: second, quantity: 1, priceType: 'MARKET' },
    ],
  });
  return offer.id;
}

it('the buyer gives money for cards at their prices of today and of 30 days, and the seller sees it mirrored', async () => {
  const { database } = trading.server;
  const [first, second] = trading.variantIds;
  await insertPriceHistory(database, first, {
    [daysAgo(90)]: 5_000,
    [daysAgo(40)]: 900,
    [daysAgo(10)]: 1_300,
    [daysAgo(2)]: 1_001,
  });
  await insertPriceHistory(database, second, { [daysAgo(20)]: 250 });
  const offerId = await anOffer();
  const seen = await fairness(trading.buyer, offerId);
  expect(seen).toMatchObject({
    evenBalanceInCents: 3_253,
    gives: { items: [], moneyInCents: 3_850, totalInCents: 3_850, wantedCopies: null },
    gets: {
      cards: { todayInCents: 3_253, lowInCents: 2_950, highInCents: 4_150 },
      moneyInCents: 0,
      // Two copies of each are wanted, three of a standard printing missing by default, and none of a foil.
      wantedCopies: 3,
      missingCopies: 3,
    },
  });
  expect(seen.gets.items).toMatchObject([
    { variantId: second, quantity: 1, doubts: ['OLD'] },
    { variantId: first, quantity: 3, value: { lowInCents: 2_700 }, doubts: [], oldDays: null },
  ]);
  const { gives, gets, evenBalanceInCents } = await fairness(trading.seller, offerId);
  expect({ evenBalanceInCents, gives, gets }).toEqual({
    evenBalanceInCents: -3_253,
    gives: { ...seen.gets, missingCopies: null },
    gets: seen.gives,
  });
});

it('names prices that are old, in quarantine or missing', async () => {
  const { database, pool } = trading.server;
  const [first, second] = trading.variantIds;
  const offerId = await anOffer();
  await insertPriceHistory(database, first, { [daysAgo(60)]: 500 }, daysAgo(20));
  const quarantined = (cardVariantId: string, days: number) =>
    database
      .insert(quarantinedPrice)
      .values({ cardVariantId, recordedAt: daysAgo(days), priceCents: 9_000, reason: 'JUMP' });
  // One that was contradicted since doesn't count.
  await quarantined(first, 30);
  await pool.query(
    'update card_variant set current_price_cents = null, current_price_recorded_at = null where id = $1',
    [second],
  );
  await quarantined(second, 1);
  const doubts = async () =>
    Object.fromEntries(
      (await fairness(trading.buyer, offerId)).gets.items.map(
        (item: { variantId: string; doubts: string[]; oldDays: number; value: unknown }) => [
          item.variantId,
          [item.doubts, item.oldDays, item.value],
        ],
      ),
    );
  const value = { todayInCents: 1_500, lowInCents: 1_500, highInCents: 1_500 };
  expect(await doubts()).toEqual({
    [first]: [['OLD'], 20, value],
    [second]: [['MISSING', 'QUARANTINED'], null, null],
  });
  await quarantined(first, 5);
  expect((await doubts())[first]).toEqual([['OLD', 'QUARANTINED'], 20, value]);
});

it('says what the other side wants only while the viewer may see its want list, and nothing once it is over', async () => {
  const { pool } = trading.server;
  const offerId = await anOffer();
  const wanted = async (who: typeof trading.buyer, side: 'gives' | 'gets') =>
    (await fairness(who, offerId))[side].wantedCopies;
  expect(await wanted(trading.seller, 'gives')).toBe(3);
  await pool.query(`update sharing set shared_with_all = false where subject = 'WANT_LIST'`);
  expect(await wanted(trading.seller, 'gives')).toBeNull();
  expect(await wanted(trading.buyer, 'gets')).toBe(3);
  await trading.act(trading.buyer, 'rescindOffer', offerId);
  expect(await wanted(trading.buyer, 'gets')).toBeNull();
});

it('takes as many statements for a page of offers as for one', async () => {
  const { buyer, seller, server, variantIds } = trading;
  const page = `{ userOffers(first: 10) { nodes { fairness { gets { totalInCents wantedCopies } } } } }`;
  const insert = () =>
    insertOffer(
      server.database,
      { initiatorId: buyer.id, recipientId: seller.id },
      { [variantIds[0]]: {} },
    );
  await insert();
  const one = await statementsOf(() => trading.send(buyer, page, {}));
  for (let count = 0; count < 5; count += 1) await insert();
  expect(await statementsOf(() => trading.send(buyer, page, {}))).toBe(one);
});
