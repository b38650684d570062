import { actOnOffer } from '@server/modules/offers/commands/act-on-offer';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import type { Person } from '../users/support/sign-up';
import { holdingsOf, mark } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

const AT = '2026-01-01T00:00:00Z';
const ERRORS = 'errors { field code available }';

/** Lets others pick a player's extras, or not, and shows the collection to everyone, or to nobody. */
const share = ({ id }: Person, { opensExtras = true, isShared = true } = {}) =>
  trading.server.pool.query(
    `insert into sharing (user_id, subject, shared_with_all, opens_extras) values ($1, 'COLLECTION', $2, $3)
      on conflict (user_id, subject) do update set shared_with_all = $2, opens_extras = $3`,
    [id, isShared, opensExtras],
  );

const copies = (at: number, quantity: number) => [{ variantId: trading.variantIds[at]!, quantity }];

/** The stranger, who wants nothing and sells nothing, gives standard printings for the seller's foils. */
const propose = (quantity = 2, person = trading.stranger) =>
  trading.send(
    person,
    `mutation ($terms: SwapTermsInput!) {
      proposeSwap(recipientHandle: "seller", terms: $terms) { offer { id } ${ERRORS} } }`,
    { terms: { gives: copies(0, 1), gets: copies(1, quantity) } },
  );
const accept = (offerId: string, person = trading.seller) =>
  trading.act(person, 'acceptOffer', offerId, 'terms: 1');
const extras = (handle: string, person = trading.stranger) =>
  trading.send(
    person,
    `query ($handle: String!) { extrasForSwap(userHandle: $handle) {
      gives { variantId available } gets { variantId cardId available } } }`,
    { handle },
  );

// The seller has five foils, so two more than a playset, sells none of them, and wants the standard printing.
beforeEach(async () => {
  const { server, seller, stranger, variantIds } = trading;
  const [standard, foil] = variantIds;
  await server.pool.query('delete from sale_list');
  await insertWantList(server.database, seller.id, { [standard]: 3 });
  await insertStep(server.database, { userId: seller.id, at: AT, counts: { [foil]: 5 } });
  await insertStep(server.database, { userId: stranger.id, at: AT, counts: { [standard]: 1 } });
  await server.pool.query(
    `insert into sharing (user_id, subject, shared_with_all) values ($1, 'WANT_LIST', true)`,
    [seller.id],
  );
});

it('extras can’t be picked without their owner’s leave, nor from a private collection', async () => {
  const { seller } = trading;
  const notAvailable = [{ field: 'gets.0.quantity', code: 'NOT_AVAILABLE', available: 0 }];
  expect((await propose()).errors).toEqual(notAvailable);
  for (const settings of [{ opensExtras: false }, { isShared: false }]) {
    await share(seller, settings);
    expect((await propose()).errors).toEqual(notAvailable);
    expect(await extras('seller')).toEqual({ gives: [], gets: [] });
  }
});

it('extras that may be picked are swapped, and no copy of the playset', async () => {
  const { seller, stranger, variantIds } = trading;
  const [standard, foil] = variantIds;
  await share(seller);
  expect(await extras('seller')).toEqual({
    gives: [],
    gets: [{ variantId: foil, cardId: 'sor-001', available: 2 }],
  });
  // Wanting more than the extras doesn't open the playset.
  await insertWantList(trading.server.database, stranger.id, { [foil]: 4 });
  expect((await propose(3)).errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 2 }]);

  const { offer, errors } = await propose();
  expect(errors).toEqual([]);
  expect((await accept(offer.id)).errors).toEqual([]);
  expect(await extras('seller')).toMatchObject({ gets: [{ variantId: foil, available: 0 }] });
  expect((await propose(1)).errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 0 }]);

  await mark(trading, stranger, offer.id);
  expect((await mark(trading, seller, offer.id)).errors).toEqual([]);
  expect(await holdingsOf(trading, seller)).toMatchObject({
    counts: { [standard]: 1, [foil]: 3 },
    forSale: {},
    wanted: { [standard]: 2 },
  });
  expect(await holdingsOf(trading, stranger)).toMatchObject({
    counts: { [standard]: 0, [foil]: 2 },
    wanted: { [foil]: 2 },
  });
  expect(await extras('seller')).toMatchObject({ gets: [] });
});

it('open extras are enough to swap with a player who shares no list', async () => {
  const { seller, buyer, server } = trading;
  await server.pool.query('delete from want_list');
  await server.pool.query(`delete from sharing`);
  await share(buyer);
  await insertStep(server.database, {
    userId: buyer.id,
    at: AT,
    counts: { [trading.variantIds[0]]: 4 },
  });
  await share(seller, { opensExtras: false });
  await expect(propose(1, buyer)).rejects.toThrow('NOT_FOUND');
  await share(seller);
  // The buyer's own extras are given in return.
  expect((await propose(1, buyer)).errors).toEqual([]);
});

it('a playset depends on the owner’s preferences', async () => {
  const { seller, server } = trading;
  await share(seller);
  await server.pool.query(
    `insert into collection_preferences (user_id, foil_variant_count) values ($1, 4)`,
    [seller.id],
  );
  expect(await extras('seller')).toMatchObject({ gets: [{ available: 1 }] });
});

it('a sale list that names a printing doesn’t hide its extras', async () => {
  const { seller, server } = trading;
  await share(seller);
  await insertSaleList(server.database, seller.id, { [trading.variantIds[1]]: { quantity: 1 } });
  const { offer } = await propose();
  expect((await accept(offer.id)).errors).toEqual([]);
});

it('leave that was taken back counts when a swap is accepted', async () => {
  const { seller } = trading;
  await share(seller);
  const { offer } = await propose();
  await share(seller, { opensExtras: false });
  expect((await accept(offer.id)).errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 0 }]);
  await share(seller);
  expect((await accept(offer.id)).errors).toEqual([]);
});

it('of two swaps for the last extra copies, accepted at once, one gets them', async () => {
  const { seller, stranger, server } = trading;
  // Without any list that both would wait for.
  await server.pool.query('delete from want_list');
  await share(seller);
  await share(stranger);
  const counts = { [trading.variantIds[0]]: 9 };
  await insertStep(server.database, { userId: stranger.id, at: AT, counts });
  for (let at = 0; at < 20; at += 1) {
    await server.pool.query('truncate rate_count');
    const offers = [(await propose(1)).offer, (await propose(2)).offer];
    const answers = await Promise.all(
      offers.map(({ id }) =>
        actOnOffer(server.database, { offerId: id, userId: seller.id, action: 'ACCEPT', terms: 1 }),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { id } of offers) {
      await trading.act(stranger, 'callOffOffer', id).catch(() => null);
    }
  }
});

it('extras of an unknown or blocked player look as if there were none', async () => {
  const { seller, stranger, server } = trading;
  await share(seller);
  for (const handle of ['nobody', '', 'sel%', 'stranger']) {
    expect(await extras(handle)).toEqual({ gives: [], gets: [] });
  }
  await server.pool.query('insert into player_block (blocker_id, blocked_id) values ($1, $2)', [
    seller.id,
    stranger.id,
  ]);
  expect(await extras('seller')).toEqual({ gives: [], gets: [] });
});
