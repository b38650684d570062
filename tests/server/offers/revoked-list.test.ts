import { mark } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

/** Both lists are private from now on, and shared with nobody. */
const revoke = () => trading.server.pool.query('update sharing set shared_with_all = false');

it('an offer that was made before its list became private goes on for both sides', async () => {
  const { seller, buyer } = trading;
  const { offer } = await trading.create();
  await revoke();
  expect(await trading.act(seller, 'acceptOffer', offer.id)).toMatchObject({
    offer: { status: 'ACCEPTED', offerItems: [{ quantity: 1 }] },
    errors: [],
  });
  const asked = `{ offer(offerId: "${offer.id}") { status offerItems { variantId } } }`;
  expect(await trading.send(buyer, asked, {})).toEqual({
    status: 'ACCEPTED',
    offerItems: [{ variantId: trading.variantIds[0] }],
  });
  const note = `mutation { addOfferNote(offerId: "${offer.id}", content: "Still on?") { errors { code } } }`;
  expect(await trading.send(buyer, note, {})).toEqual({ errors: [] });
  await mark(trading, buyer, offer.id);
  expect(await mark(trading, seller, offer.id)).toMatchObject({
    offer: { exchangedBy: ['INITIATOR', 'RECIPIENT'] },
    errors: [],
  });
});

it('and what it promises is no stranger’s to see', async () => {
  const { offer } = await trading.create();
  await trading.act(trading.seller, 'acceptOffer', offer.id);
  const promises = `{ promisedPrintings(userHandle: "seller", offerType: BUY) { promised } }`;
  expect(await trading.send(trading.stranger, promises, {})).toEqual([{ promised: 1 }]);
  await revoke();
  expect(await trading.send(trading.stranger, promises, {})).toEqual([]);
  const own = '{ promisedPrintings(offerType: BUY) { promised } }';
  expect(await trading.send(trading.seller, own, {})).toEqual([{ promised: 1 }]);
});
