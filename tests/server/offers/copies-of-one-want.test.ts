import { sharing } from '@server/modules/sharing/tables';
import { insertCard, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import type { Person } from '../users/support/sign-up';
import { withTrading } from './support/trading';

const trading = withTrading();

const ERRORS = 'errors { field code variantId available }';

/** Someone wants three copies of the card, whichever printing. */
async function wantsAny(person: Person) {
  const { server, variantIds } = trading;
  await server.pool.query('delete from want_list where user_id = $1', [person.id]);
  await insertWantList(server.database, person.id, {
    [variantIds[0]]: { quantity: 3, wouldDo: 'ANY' },
  });
}
const copies = (...quantities: [standard: number, foil: number]) =>
  quantities.map((quantity, at) => ({ variantId: trading.variantIds[at], quantity }));
const priced = (...quantities: [standard: number, foil: number]) =>
  copies(...quantities).map((item) => ({ ...item, priceType: 'FIXED', fixedPriceInCents: 100 }));
const sell = (person: Person, ...quantities: [standard: number, foil: number]) =>
  trading.create(person, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
    offerItems: priced(...quantities),
  });

describe('an offer to sell copies for one want', () => {
  beforeEach(() => wantsAny(trading.buyer));

  it('holds no more of its printings together than are wanted', async () => {
    const { seller, variantIds } = trading;
    expect(await sell(seller, 2, 2)).toMatchObject({
      offer: null,
      errors: [
        {
          field: 'offerItems.1.quantity',
          code: 'NOT_AVAILABLE',
          message: 'Only 1 left.',
          variantId: variantIds[1],
          available: 1,
        },
      ],
    });
    expect(await sell(seller, 1, 2)).toMatchObject({ errors: [] });
  });

  it('is countered within the same limit', async () => {
    const { seller, buyer } = trading;
    const { offer } = await sell(seller, 1, 1);
    const counter = (...quantities: [standard: number, foil: number]) =>
      trading.send(
        buyer,
        `mutation ($offerId: ID!, $offerItems: [OfferItemInput!]!) {
          counterListOffer(offerId: $offerId, answers: 1, offerItems: $offerItems) { ${ERRORS} } }`,
        { offerId: offer.id, offerItems: priced(...quantities) },
      );
    expect(await counter(3, 1)).toMatchObject({
      errors: [{ field: 'offerItems.1.quantity', code: 'NOT_AVAILABLE', available: 0 }],
    });
    expect(await counter(1, 2)).toMatchObject({ errors: [] });
  });

  it('isn’t accepted once another one took the copies', async () => {
    const { seller, buyer, stranger } = trading;
    const late = await sell(stranger, 1, 1);
    const { offer } = await sell(seller, 1, 1);
    expect(await trading.act(buyer, 'acceptOffer', offer.id)).toMatchObject({ errors: [] });
    expect(await trading.act(buyer, 'acceptOffer', late.offer.id)).toMatchObject({
      errors: [{ field: 'offerItems.1.quantity', code: 'NOT_AVAILABLE', available: 0 }],
    });
  });
});

describe('a swap for one want', () => {
  const swap = (gives: object[]) =>
    trading.send(
      trading.stranger,
      `mutation ($terms: SwapTermsInput!) {
        proposeSwap(recipientHandle: "seller", terms: $terms) { offer { id } ${ERRORS} } }`,
      {
        terms: {
          gives,
          gets: [{ variantId: 'sor-002-standard', quantity: 1 }],
          balanceInCents: 0,
          balancePaidBy: null,
        },
      },
    );

  beforeEach(async () => {
    const { server, seller } = trading;
    const cardId = await insertCard(server.database, { id: 'sor-002', cardSetId: 'sor' });
    const other = await insertPrinting(server.database, { cardId, priceCents: 100 });
    await server.pool.query(
      `insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type)
        select id, $2, 1, 'MARKET' from sale_list where user_id = $1`,
      [seller.id, other],
    );
    await wantsAny(seller);
    await server.database
      .insert(sharing)
      .values({ userId: seller.id, subject: 'WANT_LIST', sharedWithAll: true });
  });

  it('gives no more of its printings together than are wanted', async () => {
    expect(await swap(copies(2, 2))).toMatchObject({
      errors: [{ field: 'gives.1.quantity', code: 'NOT_AVAILABLE', available: 1 }],
    });
    expect(await swap(copies(1, 2))).toMatchObject({ errors: [] });
  });

  it('gives what the giver’s sale list has beside', async () => {
    const { server, stranger, variantIds } = trading;
    await insertSaleList(server.database, stranger.id, { [variantIds[0]]: { quantity: 2 } });
    expect(await swap(copies(2, 3))).toMatchObject({ errors: [] });
  });
});
