import { ask } from '../support/ask';
import { accepted, holdingsOf, mark } from './support/holdings';
import { withTrading } from './support/trading';

describe('answering', () => {
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

    it('can be answered only once', async () => {
      const { offer } = await trading.create();
      await trading.act(trading.buyer, 'rescindOffer', offer.id);
      await expect(trading.act(trading.seller, 'acceptOffer', offer.id)).rejects.toThrow(
        'CONFLICT',
      );
    });

    it('can be declined with a reason that both see, or without one', async () => {
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

    it('stays pending if the reason isn’t a valid note', async () => {
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
      'isn’t found for %s by its id, or by any other text',
      async (field) => {
        for (const offerId of ['00000000-0000-4000-8000-000000000000', 'x']) {
          await expect(trading.act(trading.seller, field, offerId)).rejects.toThrow('NOT_FOUND');
        }
      },
    );

    it('returns the current status to a late player', async () => {
      const { offer } = await trading.create();
      await trading.act(trading.buyer, 'rescindOffer', offer.id);
      const accept = `mutation { acceptOffer(offerId: "${offer.id}") { errors { code } } }`;
      const { errors } = await ask(trading.server.app, accept, {}, trading.seller.headers);
      expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', status: 'RESCINDED' } }]);
    });
  });
});

describe('printings that left the catalogue', () => {
  const trading = withTrading();

  /** The catalogue is replaced by one without these printings. */
  const remove = (ids: readonly string[]) =>
    trading.server.pool.query('delete from card_variant where id = any($1)', [ids]);
  const both = () =>
    trading.variantIds.map((variantId) => ({ variantId, quantity: 2, priceType: 'MARKET' }));

  it('an offer continues with the remaining printings', async () => {
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

  it('an offer without any can’t be accepted, but can be declined', async () => {
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

  it('an accepted one can be settled without moving anything, or called off', async () => {
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
});

describe('a list that is no longer shared', () => {
  const trading = withTrading();

  /** Both lists are private from now on, and shared with nobody. */
  const revoke = () => trading.server.pool.query('update sharing set shared_with_all = false');

  it('an offer from before its list became private continues for both sides', async () => {
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

  it('and a third party can’t see its commitments', async () => {
    const { offer } = await trading.create();
    await trading.act(trading.seller, 'acceptOffer', offer.id);
    const commitments = `{ promisedPrintings(userHandle: "seller", offerType: BUY) { promised } }`;
    expect(await trading.send(trading.stranger, commitments, {})).toEqual([{ promised: 1 }]);
    await revoke();
    expect(await trading.send(trading.stranger, commitments, {})).toEqual([]);
    const own = '{ promisedPrintings(offerType: BUY) { promised } }';
    expect(await trading.send(trading.seller, own, {})).toEqual([{ promised: 1 }]);
  });
});
