import { withTrading } from './support/trading';

const trading = withTrading();

describe('a pending offer', () => {
  it('is accepted by its recipient', async () => {
    const { offer } = await trading.create();
    expect(offer).toMatchObject({ status: 'PENDING', mySide: 'INITIATOR', isUnread: false });
    expect(await trading.act(trading.seller, 'acceptOffer', offer.id)).toMatchObject({
      offer: { status: 'ACCEPTED', mySide: 'RECIPIENT', version: 2 },
      errors: [],
    });
  });

  it.each([
    ['rescindOffer', 'seller', 'FORBIDDEN'],
    ['acceptOffer', 'buyer', 'FORBIDDEN'],
    ['declineOffer', 'buyer', 'FORBIDDEN'],
    ['acceptOffer', 'stranger', 'NOT_FOUND'],
    ['callOffOffer', 'buyer', 'CONFLICT'],
  ] as const)('is not for %s by the %s: %s', async (field, who, code) => {
    const { offer } = await trading.create();
    await expect(trading.act(trading[who], field, offer.id)).rejects.toThrow(code);
  });

  it('is answered once', async () => {
    const { offer } = await trading.create();
    await trading.act(trading.buyer, 'rescindOffer', offer.id);
    await expect(trading.act(trading.seller, 'acceptOffer', offer.id)).rejects.toThrow('CONFLICT');
  });
});
