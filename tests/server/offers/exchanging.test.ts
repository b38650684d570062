import { insertStep } from '@tests/factories/ledger-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { loseDeadlock } from '../support/locked-tables';
import { accepted, holdingsOf, mark, eventsOf } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

const bought = () =>
  accepted(trading, {
    offerItems: [
      { variantId: trading.variantIds[0], quantity: 2, priceType: 'MARKET' },
      { variantId: trading.variantIds[1], quantity: 3, priceType: 'MARKET' },
    ],
  });
const count = (userId: string, counts: Record<string, number>) =>
  insertStep(trading.server.database, { userId, at: '2026-01-01T00:00:00Z', counts });
const marksOf = async (offerId: string) => {
  const offer = `{ offer(offerId: "${offerId}") { version exchangedBy calledOffBy status } }`;
  return trading.send(trading.buyer, offer, {});
};

it('one mark changes nothing yet, and can be taken back', async () => {
  const offerId = await bought();
  const before = await holdingsOf(trading, trading.seller);
  expect(await mark(trading, trading.seller, offerId)).toMatchObject({
    offer: { status: 'ACCEPTED', exchangedBy: ['RECIPIENT'], version: 3 },
    errors: [],
  });
  expect(await holdingsOf(trading, trading.seller)).toEqual(before);
  expect(await mark(trading, trading.seller, offerId, false)).toMatchObject({
    offer: { exchangedBy: [], version: 4 },
  });
  expect(await eventsOf(trading, trading.buyer)).toEqual([
    'OFFERED',
    'ACCEPTED',
    'MARKED',
    'MARK_TAKEN_BACK',
  ]);
});

it('an exchange for money doesn’t wait for lists that nothing leaves', async () => {
  const { pool, database } = trading.server;
  const { seller, buyer } = trading;
  await insertSaleList(database, buyer.id);
  await insertWantList(database, seller.id);
  const offerId = await bought();
  await mark(trading, buyer, offerId);

  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from sale_list where user_id = $1 for update', [buyer.id]);
  await holder.query('select from want_list where user_id = $1 for update', [seller.id]);
  let isDone = false;
  const exchange = mark(trading, seller, offerId).finally(() => (isDone = true));
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0 || (!isDone && isWaiting());
  };
  const waited = await isWaiting();
  await holder.query('rollback');
  holder.release();
  expect(waited).toBe(false);
  expect((await exchange).offer.exchangedBy).toEqual(['INITIATOR', 'RECIPIENT']);
});

it('is tried again if it was the loser of a deadlock with a migration', async () => {
  const { pool } = trading.server;
  const { seller, buyer } = trading;
  const [variantId] = trading.variantIds;
  await count(seller.id, { [variantId]: 5 });
  const offerId = await bought();
  await mark(trading, buyer, offerId);

  const exchange = await loseDeadlock(pool, ['collection_item', 'offer'], () =>
    mark(trading, seller, offerId),
  );
  expect(exchange).toMatchObject({
    offer: { exchangedBy: ['INITIATOR', 'RECIPIENT'] },
    errors: [],
  });
  const { rows } = await pool.query(
    'select inventory from collection_item where user_id = $1 and card_variant_id = $2',
    [seller.id, variantId],
  );
  expect(rows).toEqual([{ inventory: 3 }]);
});

it('a repeated mark, or a repeated withdrawal, changes nothing and notifies nobody', async () => {
  const offerId = await bought();
  expect((await mark(trading, trading.buyer, offerId, false)).offer.version).toBe(2);
  await mark(trading, trading.buyer, offerId);
  expect((await mark(trading, trading.buyer, offerId)).offer).toMatchObject({
    version: 3,
    exchangedBy: ['INITIATOR'],
  });
  expect(await eventsOf(trading, trading.seller)).toEqual(['OFFERED', 'ACCEPTED', 'MARKED']);
});

it('endless marking and unmarking is refused for the rest of the minute', async () => {
  const offerId = await bought();
  await trading.server.pool.query(
    `insert into rate_count (key, window_start, count)
      select 'mark user ' || $1, date_trunc('minute', now()) + nth * interval '1 minute', 30
        from generate_series(0, 5) nth`,
    [trading.buyer.id],
  );
  await expect(mark(trading, trading.buyer, offerId)).rejects.toThrow('RATE_LIMITED');
  expect((await mark(trading, trading.seller, offerId)).errors).toEqual([]);
});

it('the second mark moves the copies permanently: counts, lists and ledgers of both', async () => {
  const [standard, foil] = trading.variantIds;
  const { seller, buyer } = trading;
  await count(seller.id, { [standard]: 5, [foil]: 1 });
  await count(buyer.id, { [standard]: 1 });
  const offerId = await bought();
  await mark(trading, buyer, offerId);

  expect(await mark(trading, seller, offerId)).toMatchObject({
    offer: { status: 'ACCEPTED', exchangedBy: ['INITIATOR', 'RECIPIENT'] },
    errors: [],
  });

  // Three of each were for sale and two wanted; the seller had counted a single foil.
  expect(await holdingsOf(trading, seller)).toEqual({
    counts: { [standard]: 3, [foil]: 0 },
    forSale: { [standard]: 1 },
    wanted: {},
    steps: [
      `EDIT ${foil} 0>1`,
      `EDIT ${standard} 0>5`,
      `EXCHANGE buyer ${foil} 1>0`,
      `EXCHANGE buyer ${standard} 5>3`,
    ].toSorted(),
  });
  expect(await holdingsOf(trading, buyer)).toEqual({
    counts: { [standard]: 3, [foil]: 3 },
    forSale: {},
    wanted: {},
    steps: [
      `EDIT ${standard} 0>1`,
      `EXCHANGE seller ${foil} 0>3`,
      `EXCHANGE seller ${standard} 1>3`,
    ],
  });
  expect(await eventsOf(trading, buyer)).toEqual(['OFFERED', 'ACCEPTED', 'MARKED', 'EXCHANGED']);

  const after = await marksOf(offerId);
  expect((await mark(trading, seller, offerId)).errors).toEqual([]);
  await expect(mark(trading, seller, offerId, false)).rejects.toThrow('CONFLICT');
  await expect(trading.act(buyer, 'callOffOffer', offerId)).rejects.toThrow('CONFLICT');
  expect(await marksOf(offerId)).toEqual(after);
});

it('the initiator of an offer to sell gives the copies, and the lists have the time', async () => {
  const [standard] = trading.variantIds;
  const { seller, buyer, server } = trading;
  await count(seller.id, { [standard]: 3 });
  await server.pool.query(`update sharing set updated_at = now() - interval '1 hour'`);
  const { offer } = await trading.create(seller, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
    offerItems: [{ variantId: standard, quantity: 1, priceType: 'MARKET' }],
  });
  await trading.act(buyer, 'acceptOffer', offer.id);
  await mark(trading, seller, offer.id);
  await mark(trading, buyer, offer.id);
  expect((await holdingsOf(trading, seller)).counts).toEqual({ [standard]: 2 });
  expect((await holdingsOf(trading, seller)).forSale[standard]).toBe(2);
  expect((await holdingsOf(trading, buyer)).counts).toEqual({ [standard]: 1 });
  expect((await holdingsOf(trading, buyer)).wanted[standard]).toBe(1);
  const { rows } = await server.pool.query(
    `select subject from sharing where updated_at > now() - interval '1 minute' order by subject`,
  );
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual([
    'COLLECTION',
    'COLLECTION',
    'SALE_LIST',
    'WANT_LIST',
  ]);
});

it('an override falls with received copies, and counts stay from 0 to 9,999', async () => {
  const [standard] = trading.variantIds;
  const { seller, buyer, server } = trading;
  await count(buyer.id, { [standard]: 9_998 });
  await server.pool.query(
    'update collection_item set missing_override = 1, version = 1 where user_id = $1',
    [buyer.id],
  );
  const offerId = await accepted(trading, {
    offerItems: [{ variantId: standard, quantity: 2, priceType: 'MARKET' }],
  });
  await mark(trading, buyer, offerId);
  await mark(trading, seller, offerId);
  const { rows } = await server.pool.query(
    'select inventory, missing_override from collection_item where user_id = $1',
    [buyer.id],
  );
  expect(rows).toEqual([{ inventory: 9_999, missing_override: 0 }]);
  // A player who never counted the given copies has no step for them.
  expect(await holdingsOf(trading, seller)).toMatchObject({ counts: {}, steps: [] });
});

it('works if a list is gone by then', async () => {
  const offerId = await bought();
  await trading.server.pool.query('delete from sale_list');
  await trading.server.pool.query('delete from want_list');
  await mark(trading, trading.buyer, offerId);
  expect((await mark(trading, trading.seller, offerId)).errors).toEqual([]);
});

it('an exchange can’t be undone', async () => {
  const offerId = await bought();
  await mark(trading, trading.buyer, offerId);
  await mark(trading, trading.seller, offerId);
  const { rows } = await trading.server.pool.query(
    'select id from collection_step where user_id = $1',
    [trading.buyer.id],
  );
  const undo = `mutation { undoCollectionStep(stepId: "${rows[0].id}") { errors { field code message } } }`;
  const { data } = await ask(trading.server.app, undo, {}, trading.buyer.headers);
  expect(data.undoCollectionStep.errors).toEqual([
    {
      field: 'stepId',
      code: 'NOT_UNDOABLE',
      message: 'An exchange with another player can’t be undone: the copies changed hands.',
    },
  ]);
});

it.each(['buyer', 'seller'] as const)('until then the %s may call it off', async (who) => {
  const offerId = await bought();
  await mark(trading, trading.seller, offerId);
  expect(await trading.act(trading[who], 'callOffOffer', offerId)).toMatchObject({
    offer: { status: 'ACCEPTED', calledOffBy: who === 'buyer' ? 'INITIATOR' : 'RECIPIENT' },
  });
  await expect(mark(trading, trading.buyer, offerId)).rejects.toThrow('CONFLICT');
  await expect(mark(trading, trading.seller, offerId, false)).rejects.toThrow('CONFLICT');
  expect((await holdingsOf(trading, trading.seller)).forSale).toEqual({
    [trading.variantIds[0]]: 3,
    [trading.variantIds[1]]: 3,
  });
  expect(await eventsOf(trading, trading.buyer)).toEqual([
    'OFFERED',
    'ACCEPTED',
    'MARKED',
    'CALLED_OFF',
  ]);
});

it('adds to counts that are edited at the same time, and loses nothing', async () => {
  const [standard] = trading.variantIds;
  const add = (at: number) =>
    ask(
      trading.server.app,
      `mutation { addToCollection(idempotencyKey: "added-${at}-while", additions: [
        { variantId: "${standard}", count: 1 }]) { errors { code } } }`,
      {},
      trading.buyer.headers,
    );
  const offerId = await bought();
  await mark(trading, trading.buyer, offerId);
  const [settled, ...added] = await Promise.all([
    mark(trading, trading.seller, offerId),
    ...Array.from({ length: 8 }, (_, at) => add(at)),
  ]);
  expect(settled.errors).toEqual([]);
  expect(added.flatMap(({ data }) => data.addToCollection.errors)).toEqual([]);
  expect((await holdingsOf(trading, trading.buyer)).counts[standard]).toBe(10);
});
