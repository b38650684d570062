import { accepted, holdingsOf, mark } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

/** The catalogue is replaced by one without these printings. */
const remove = (ids: readonly string[]) =>
  trading.server.pool.query('delete from card_variant where id = any($1)', [ids]);
const both = () =>
  trading.variantIds.map((variantId) => ({ variantId, quantity: 2, priceType: 'CONTACT' }));

it('an offer goes on with the printings that there are', async () => {
  const [standard, foil] = trading.variantIds;
  const { buyer, seller } = trading;
  const offerId = await accepted(trading, { offerItems: both() });
  await remove([foil]);
  await mark(trading, buyer, offerId);
  expect(await mark(trading, seller, offerId)).toMatchObject({
    offer: {
      exchangedBy: ['INITIATOR', 'RECIPIENT'],
      offerItems: [{ variantId: standard, quantity: 2 }],
    },
    errors: [],
  });
  expect((await holdingsOf(trading, buyer)).counts).toEqual({ [standard]: 2 });
});

it('one without any can’t be accepted, but declined', async () => {
  const { offer } = await trading.create();
  await remove(trading.variantIds);
  expect(await trading.act(trading.seller, 'acceptOffer', offer.id)).toMatchObject({
    offer: { status: 'PENDING', offerItems: [] },
    errors: [{ field: 'offerItems', code: 'INVALID', available: null }],
  });
  expect(await trading.act(trading.seller, 'declineOffer', offer.id)).toMatchObject({
    offer: { status: 'DECLINED' },
  });
});

it('one that was accepted before is settled without moving anything, or called off', async () => {
  const { buyer, seller } = trading;
  const settled = await accepted(trading);
  const off = await accepted(trading);
  await remove(trading.variantIds);
  await mark(trading, buyer, settled);
  expect(await mark(trading, seller, settled)).toMatchObject({ errors: [] });
  expect(await trading.act(buyer, 'callOffOffer', off)).toMatchObject({
    offer: { calledOffBy: 'INITIATOR' },
  });
  expect((await holdingsOf(trading, buyer)).counts).toEqual({});
});
