import { sharing } from '@server/modules/sharing/tables';
import { insertWantList } from '@tests/factories/want-list-rows';
import { accepted, mark } from './support/holdings';
import { withTrading } from './support/trading';

describe('offers in the viewer’s data file', () => {
  const trading = withTrading();

  it('both people’s files contain the offer and its notes; nobody else’s does', async () => {
    const { buyer, seller, stranger, server } = trading;
    const [standard] = trading.variantIds;
    const offerId = await accepted(trading, { note: 'Would you?' });
    const note =
      'mutation ($offerId: ID!) { addOfferNote(offerId: $offerId, content: "With pleasure.") { errors { code } } }';
    await trading.send(seller, note, { offerId });
    await mark(trading, buyer, offerId);
    await mark(trading, seller, offerId);
    const { offer: declined } = await trading.create(buyer, {
      offerItems: [
        { variantId: standard, quantity: 2, priceType: 'FIXED', fixedPriceInCents: 150 },
      ],
    });
    await trading.act(seller, 'declineOffer', declined.id, 'reason: "Too cheap"');

    const fileOf = async ({ headers }: typeof buyer) =>
      (await server.app.inject({ url: '/api/my_data', headers })).json();
    const moment = expect.stringMatching(/^\d{4}-.*Z$/);
    expect((await fileOf(buyer)).offers).toEqual([
      {
        offerType: 'BUY',
        status: 'ACCEPTED',
        from: 'you',
        to: 'seller',
        declineReason: null,
        at: moment,
        updatedAt: moment,
        exchanged: true,
        calledOffBy: null,
        lapsed: false,
        terms: [],
        items: [
          {
            variantId: standard,
            inReturn: false,
            quantity: 1,
            priceType: 'MARKET',
            fixedPriceInCents: 1_001,
            proposedPriceInCents: null,
            isPriceTaken: false,
          },
        ],
        discussion: [
          { at: moment, by: 'you', content: 'Would you?' },
          { at: moment, by: 'seller', content: 'With pleasure.' },
        ],
      },
      expect.objectContaining({
        status: 'DECLINED',
        declineReason: 'Too cheap',
        exchanged: false,
        items: [
          {
            variantId: standard,
            inReturn: false,
            quantity: 2,
            priceType: 'FIXED',
            fixedPriceInCents: 150,
            proposedPriceInCents: null,
            isPriceTaken: false,
          },
        ],
        discussion: [],
      }),
    ]);
    const ofSeller = await fileOf(seller);
    expect(ofSeller.offers[0]).toMatchObject({ from: 'buyer', to: 'you' });
    expect((await fileOf(stranger)).offers).toEqual([]);
  });

  it('a swap is in it with all its terms, from the person’s side, and its money with the ledger', async () => {
    const { buyer, seller, server } = trading;
    const [standard, foil] = trading.variantIds;
    const copies = (variantId: string, quantity: number) => [{ variantId, quantity }];
    await server.pool.query('delete from want_list_item where card_variant_id = $1', [standard]);
    await insertWantList(server.database, seller.id, { [standard]: 1 });
    await server.database
      .insert(sharing)
      .values({ userId: seller.id, subject: 'WANT_LIST', sharedWithAll: true });
    const money = { balanceInCents: 300, balancePaidBy: 'INITIATOR' };
    const { offer } = await trading.send(
      buyer,
      `mutation ($terms: SwapTermsInput!) {
        proposeSwap(recipientHandle: "seller", terms: $terms) { offer { id } } }`,
      { terms: { gives: copies(standard, 1), gets: copies(foil, 2), ...money } },
    );
    await trading.send(
      seller,
      `mutation ($offerId: ID!, $terms: SwapTermsInput!) {
        counterOffer(offerId: $offerId, answers: 1, terms: $terms) { errors { code } } }`,
      {
        offerId: offer.id,
        terms: {
          gives: copies(foil, 1),
          gets: copies(standard, 1),
          ...money,
          balanceInCents: 100,
        },
      },
    );
    await trading.act(buyer, 'acceptOffer', offer.id, 'terms: 2');
    await mark(trading, buyer, offer.id);
    await mark(trading, seller, offer.id);

    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const file = (await server.app.inject({ url: '/api/my_data', headers: seller.headers })).json();
    expect(file.offers).toMatchObject([
      {
        offerType: 'TRADE',
        from: 'buyer',
        to: 'you',
        exchanged: true,
        terms: [
          {
            at,
            number: 1,
            by: 'buyer',
            gives: copies(foil, 2),
            gets: copies(standard, 1),
            balanceInCents: 300,
            balancePaidBy: 'buyer',
          },
          {
            at,
            number: 2,
            by: 'you',
            gives: copies(foil, 1),
            gets: copies(standard, 1),
            balanceInCents: 100,
            balancePaidBy: 'buyer',
          },
        ],
        items: [
          { variantId: foil, inReturn: false, quantity: 1 },
          { variantId: standard, inReturn: true, quantity: 1 },
        ],
      },
    ]);
    expect(file.collectionLedger).toMatchObject([
      { reason: 'EXCHANGE', note: 'buyer', balanceCents: 100 },
    ]);
  });
});
