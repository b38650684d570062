import { sharing } from '@server/db/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { withTrading } from './support/trading';

const trading = withTrading();

/** What anybody, signed in or not, is shown of a list. */
async function shown(userHandle: string, offerType: 'BUY' | 'SELL'): Promise<unknown> {
  const query = `query ($userHandle: String, $offerType: OfferType!) {
    promisedPrintings(userHandle: $userHandle, offerType: $offerType) { variantId promised asked } }`;
  const { data } = await ask(trading.server.app, query, { userHandle, offerType });
  return data.promisedPrintings;
}

const offering = (offerType: 'BUY' | 'SELL', recipientHandle: string) => ({
  recipientHandle,
  offerType,
  offerItems: trading.variantIds.map((variantId) => ({
    variantId,
    quantity: 1,
    priceType: 'CONTACT',
  })),
});

it('shows of offers to sell only what is on the seller’s sale list', async () => {
  const { stranger, buyer, variantIds, server } = trading;
  await insertSaleList(server.database, stranger.id, { [variantIds[1]]: { quantity: 2 } });
  await server.database
    .insert(sharing)
    .values({ userId: stranger.id, subject: 'SALE_LIST', sharedWithAll: true });
  const { offer } = await trading.create(stranger, offering('SELL', 'buyer'));
  const listed = { variantId: variantIds[1], promised: 0, asked: 1 };
  expect(await shown('stranger', 'BUY')).toEqual([listed]);

  await trading.act(buyer, 'acceptOffer', offer.id);
  expect(await shown('stranger', 'BUY')).toEqual([{ ...listed, promised: 1, asked: 0 }]);

  await server.pool.query('delete from sale_list_item where card_variant_id = $1', [variantIds[1]]);
  expect(await shown('stranger', 'BUY')).toEqual([]);
});

it('shows of offers to buy only what is on the buyer’s want list', async () => {
  const { stranger, seller, variantIds, server } = trading;
  await insertWantList(server.database, stranger.id, { [variantIds[0]]: 1 });
  await server.database
    .insert(sharing)
    .values({ userId: stranger.id, subject: 'WANT_LIST', sharedWithAll: true });
  const { offer } = await trading.create(stranger, offering('BUY', 'seller'));
  const listed = { variantId: variantIds[0], promised: 0, asked: 1 };
  expect(await shown('stranger', 'SELL')).toEqual([listed]);

  await trading.act(seller, 'acceptOffer', offer.id);
  expect(await shown('stranger', 'SELL')).toEqual([{ ...listed, promised: 1, asked: 0 }]);
});

it('still promises copies that no list shows', async () => {
  const { stranger, buyer, seller, variantIds, server } = trading;
  const { offer } = await trading.create(stranger, offering('SELL', 'buyer'));
  await trading.act(buyer, 'acceptOffer', offer.id);
  await insertSaleList(server.database, stranger.id, { [variantIds[0]]: { quantity: 1 } });
  await server.database
    .insert(sharing)
    .values({ userId: stranger.id, subject: 'SALE_LIST', sharedWithAll: true });
  const { offerItems } = offering('BUY', 'stranger');
  expect(
    await trading.create(seller, {
      recipientHandle: 'stranger',
      offerItems: offerItems.slice(0, 1),
    }),
  ).toMatchObject({ offer: null, errors: [{ variantId: variantIds[0] }] });
});
