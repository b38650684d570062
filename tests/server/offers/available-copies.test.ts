import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { withTrading } from './support/trading';

const trading = withTrading();

const buy = (quantity: number) =>
  trading.create(trading.buyer, {
    offerItems: [{ variantId: trading.variantIds[0], quantity, priceType: 'CONTACT' }],
  });
const sell = (quantity: number, person = trading.seller) =>
  trading.create(person, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
    offerItems: [{ variantId: trading.variantIds[0], quantity, priceType: 'CONTACT' }],
  });

const ACCEPTED = { status: 'ACCEPTED' } as const;
const NOW = '2026-03-01T00:00:00Z';

/** Two copies of the first printing change hands between a third player and one of the two. */
const among = async (
  offerType: 'BUY' | 'SELL',
  recipient: 'seller' | 'buyer',
  given: Parameters<typeof insertOffer>[3],
) => {
  const { database } = trading.server;
  const initiatorId = await insertUser(database, { handle: null });
  const recipientId = trading[recipient].id;
  const [variantId] = trading.variantIds;
  const items = { [variantId]: { quantity: 2 } };
  return insertOffer(database, { initiatorId, recipientId, offerType }, items, given);
};

const leaves = (available: number) => ({
  offer: null,
  errors: [{ field: 'offerItems.0.quantity', code: 'NOT_AVAILABLE', available }],
});

it('what is accepted is promised, and can’t be asked for again', async () => {
  await among('BUY', 'seller', ACCEPTED);
  expect(await buy(2)).toMatchObject(leaves(1));
  expect(await buy(1)).toMatchObject({ errors: [] });
});

it('what is wanted is promised likewise', async () => {
  await among('SELL', 'buyer', ACCEPTED);
  expect(await sell(1, trading.stranger)).toMatchObject(leaves(0));
});

it.each([
  ['pending', {}],
  ['declined', { status: 'DECLINED' }],
  ['rescinded', { status: 'RESCINDED' }],
  ['called off', { ...ACCEPTED, calledOffAt: NOW, calledOffBy: 'RECIPIENT' }],
  ['exchanged', { ...ACCEPTED, initiatorExchangedAt: NOW, recipientExchangedAt: NOW }],
] as const)('what is %s reserves nothing', async (_what, given) => {
  await among('BUY', 'seller', given);
  expect(await buy(3)).toMatchObject({ errors: [] });
});

it('what one side has marked is still promised', async () => {
  await among('BUY', 'seller', { ...ACCEPTED, initiatorExchangedAt: NOW });
  expect(await buy(2)).toMatchObject(leaves(1));
});

it('nobody offers more than their own sale list has left', async () => {
  await among('BUY', 'seller', ACCEPTED);
  expect(await sell(2)).toMatchObject(leaves(1));
  expect(await sell(1)).toMatchObject({ errors: [] });
});

it('a sale list that doesn’t name a printing says nothing about it', async () => {
  expect(await sell(2, trading.stranger)).toMatchObject({ errors: [] });
  await insertSaleList(trading.server.database, trading.stranger.id, {
    [trading.variantIds[1]]: { quantity: 1 },
  });
  expect(await sell(2, trading.stranger)).toMatchObject({ errors: [] });
  expect(await sell(3, trading.stranger)).toMatchObject(leaves(2));
});
