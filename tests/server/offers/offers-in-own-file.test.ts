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
});
