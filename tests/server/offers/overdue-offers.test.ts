import { closeOffers } from '@server/modules/offers/commands/close-offers';
import { expireOffers } from '@server/modules/offers/commands/watch-offers';
import { eventsOf } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

/** Its time is over, and the job hasn't come to it yet. */
const letTimePass = () =>
  trading.server.pool.query(`update offer set expires_at = now() - interval '1 second'`);

const ITEM = 'variantId: "sor-001-standard", priceInCents: 700';

it.each([
  ['acceptOffer', 'seller', ''],
  ['declineOffer', 'seller', ''],
  ['rescindOffer', 'buyer', ''],
  ['proposeOfferPrice', 'seller', ITEM],
  ['takeOfferPrice', 'seller', ITEM],
  ['markOfferExchanged', 'buyer', 'exchanged: true'],
  ['callOffOffer', 'buyer', ''],
] as const)('an offer past its last day is beyond %s', async (field, who, more) => {
  const [variantId] = trading.variantIds;
  const { offer } = await trading.create(trading.buyer, {
    offerItems: [{ variantId, quantity: 1, priceType: 'CONTACT' }],
  });
  if (field !== 'proposeOfferPrice') {
    await trading.act(trading.buyer, 'proposeOfferPrice', offer.id, ITEM);
    if (field !== 'takeOfferPrice')
      await trading.act(trading.seller, 'takeOfferPrice', offer.id, ITEM);
  }
  await letTimePass();

  await expect(trading.act(trading[who], field, offer.id, more)).rejects.toThrow('CONFLICT');

  // Both see at once what the job writes later.
  const seen = `{ offer(offerId: "${offer.id}") { status isLapsed } }`;
  const lapsed = { status: 'RESCINDED', isLapsed: true };
  expect(await trading.send(trading.seller, seen, {})).toEqual(lapsed);
  await expireOffers(trading.server.database);
  expect(await trading.send(trading.seller, seen, {})).toEqual(lapsed);
  expect((await eventsOf(trading, trading.seller)).at(-1)).toBe('LAPSED');
});

it('an answer that waited for the offer is judged by the time at which it gets it', async () => {
  const { server, seller } = trading;
  const { offer } = await trading.create();
  await server.pool.query(`update offer set expires_at = now() + interval '1 second'`);
  const other = await server.pool.connect();
  await other.query('begin');
  await other.query('select id from offer where id = $1 for update', [offer.id]);
  const answer = trading.act(seller, 'acceptOffer', offer.id).catch(String);
  const isWaiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await server.pool.query(isWaiting)).rows.length === 0);
  const isOver = 'select from offer where expires_at <= statement_timestamp()';
  while ((await server.pool.query(isOver)).rows.length === 0);
  await other.query('commit');
  other.release();
  expect(await answer).toContain('CONFLICT');
});

it('a counter to terms past their last day is refused', async () => {
  const { buyer, seller, variantIds } = trading;
  const [standard, foil] = variantIds;
  const { offer } = await trading.create();
  await trading.server.pool.query(`update offer set offer_type = 'TRADE'`);
  await letTimePass();
  const counter = `mutation ($offerId: ID!, $terms: SwapTermsInput!) {
    counterOffer(offerId: $offerId, answers: 1, terms: $terms) { errors { code } } }`;
  const terms = {
    gives: [{ variantId: standard, quantity: 1 }],
    gets: [{ variantId: foil, quantity: 1 }],
  };
  await expect(trading.send(seller, counter, { offerId: offer.id, terms })).rejects.toThrow(
    'CONFLICT',
  );
  expect(await eventsOf(trading, buyer)).toEqual(['OFFERED']);
});

it('an overdue offer of somebody who leaves has expired', async () => {
  const { buyer, seller, server } = trading;
  await trading.create();
  await letTimePass();
  await server.database.transaction((transaction) => closeOffers(transaction, buyer.id));
  expect(await eventsOf(trading, seller)).toEqual(['OFFERED', 'LAPSED']);
});
