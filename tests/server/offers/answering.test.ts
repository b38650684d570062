import { ask } from '../support/ask';
import { withTrading } from './support/trading';

const trading = withTrading();

const DECLINE = `mutation ($offerId: ID!, $reason: String) {
  declineOffer(offerId: $offerId, reason: $reason) {
    offer { status declineReason version } errors { field code } } }`;

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

  it('is declined with a reason that both see, or without one', async () => {
    const { offer: first } = await trading.create();
    const decline = (offerId: string, reason: string | null) =>
      trading.send(trading.seller, DECLINE, { offerId, reason });
    expect(await decline(first.id, ' Sold out.\n')).toMatchObject({
      offer: { status: 'DECLINED', declineReason: 'Sold out.' },
      errors: [],
    });
    const seen = `{ offer(offerId: "${first.id}") { declineReason isUnread } }`;
    expect(await trading.send(trading.buyer, seen, {})).toEqual({
      declineReason: 'Sold out.',
      isUnread: true,
    });
    for (const reason of [null, '', ' \u200B ']) {
      const { offer } = await trading.create();
      expect((await decline(offer.id, reason)).offer).toMatchObject({
        status: 'DECLINED',
        declineReason: null,
      });
    }
  });

  it('stays pending where the reason is no note', async () => {
    const reason = 'x'.repeat(2_001);
    const { offer } = await trading.create();
    expect(
      await trading.send(trading.seller, DECLINE, { offerId: offer.id, reason }),
    ).toMatchObject({
      offer: { status: 'PENDING', version: 1 },
      errors: [{ field: 'reason', code: 'TOO_LONG' }],
    });
  });

  it.each(['rescindOffer', 'acceptOffer', 'declineOffer', 'callOffOffer'])(
    'is not there for %s by its id alone, nor by another text',
    async (field) => {
      for (const offerId of ['00000000-0000-4000-8000-000000000000', 'x']) {
        await expect(trading.act(trading.seller, field, offerId)).rejects.toThrow('NOT_FOUND');
      }
    },
  );

  it('gives a late player the status as it is', async () => {
    const { offer } = await trading.create();
    await trading.act(trading.buyer, 'rescindOffer', offer.id);
    const accept = `mutation { acceptOffer(offerId: "${offer.id}") { errors { code } } }`;
    const { errors } = await ask(trading.server.app, accept, {}, trading.seller.headers);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', status: 'RESCINDED' } }]);
  });
});
