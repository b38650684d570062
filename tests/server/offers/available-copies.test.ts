import { share, sharing } from '@server/modules/sharing/tables';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { deletedMeanwhile } from './support/deleted-meanwhile';
import { withTrading } from './support/trading';

describe('available copies', () => {
  const trading = withTrading();

  const buy = (quantity: number) =>
    trading.create(trading.buyer, {
      offerItems: [{ variantId: trading.variantIds[0], quantity, priceType: 'MARKET' }],
    });
  const sell = (quantity: number, person = trading.seller) =>
    trading.create(person, {
      recipientHandle: 'buyer',
      offerType: 'SELL',
      offerItems: [{ variantId: trading.variantIds[0], quantity, priceType: 'MARKET' }],
    });

  const ACCEPTED = { status: 'ACCEPTED' } as const;
  const NOW = '2026-03-01T00:00:00Z';

  /** Two copies of the first printing change hands between a third player and one of the two. */
  const among = async (
    offerType: 'BUY' | 'SELL',
    recipient: 'seller' | 'buyer',
    given: Parameters<typeof insertOffer>[3],
  ) => {
    const [variantId] = trading.variantIds;
    const sides = { recipientId: trading[recipient].id, offerType };
    return insertOffer(trading.server.database, sides, { [variantId]: { quantity: 2 } }, given);
  };

  const leaves = (available: number) => ({
    offer: null,
    errors: [{ field: 'offerItems.0.quantity', code: 'NOT_AVAILABLE', available }],
  });

  it('accepted copies are committed, and can’t be requested again', async () => {
    await among('BUY', 'seller', ACCEPTED);
    expect(await buy(2)).toMatchObject(leaves(1));
    expect(await buy(1)).toMatchObject({ errors: [] });
  });

  it('wanted copies are committed in the same way', async () => {
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

  it('copies that one side has marked are still committed', async () => {
    await among('BUY', 'seller', { ...ACCEPTED, initiatorExchangedAt: NOW });
    expect(await buy(2)).toMatchObject(leaves(1));
  });

  it('players can’t offer more than their own sale list has left', async () => {
    await among('BUY', 'seller', ACCEPTED);
    expect(await sell(2)).toMatchObject(leaves(1));
    expect(await sell(1)).toMatchObject({ errors: [] });
  });

  it('a sale list without a printing doesn’t limit it', async () => {
    expect(await sell(2, trading.stranger)).toMatchObject({ errors: [] });
    await insertSaleList(trading.server.database, trading.stranger.id, {
      [trading.variantIds[1]]: { quantity: 1 },
    });
    expect(await sell(2, trading.stranger)).toMatchObject({ errors: [] });
    expect(await sell(3, trading.stranger)).toMatchObject(leaves(2));
  });
});

describe('commitments of a list’s printings', () => {
  const trading = withTrading();

  /** What anybody, signed in or not, sees of a list. */
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
      priceType: 'MARKET',
    })),
  });

  it('for offers to sell, shows only what is on the seller’s sale list', async () => {
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

    await server.pool.query('delete from sale_list_item where card_variant_id = $1', [
      variantIds[1],
    ]);
    expect(await shown('stranger', 'BUY')).toEqual([]);
  });

  it('for offers to buy, shows only what is on the buyer’s want list', async () => {
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

  it('still commits copies that are on no list', async () => {
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
});

describe('whose list an offer is made on', () => {
  const trading = withTrading();
  const { create } = trading;

  const hide = (subject: string) =>
    trading.server.pool.query('update sharing set shared_with_all = false where subject = $1', [
      subject,
    ]);
  const toSell = () => ({
    recipientHandle: 'buyer',
    offerType: 'SELL',
    offerItems: [{ variantId: trading.variantIds[0], quantity: 1, priceType: 'MARKET' }],
  });

  /** All events that a user receives. */
  const refusalOf = async (input: Record<string, unknown>, person = trading.buyer) => {
    const { errors, status } = await ask(
      trading.server.app,
      'mutation ($input: CreateOfferInput!) { createOffer(input: $input) { offer { id } } }',
      { input: { ...toSell(), offerType: 'BUY', ...input } },
      person.headers,
    );
    return { status, errors };
  };

  it('a private list gets the same answer as a missing one', async () => {
    const none = await refusalOf({ recipientHandle: 'nobody' });
    expect(none.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    await hide('SALE_LIST');
    expect(await refusalOf({ recipientHandle: 'seller' })).toEqual(none);
    // Whatever is requested, even printings that aren't on it.
    const offerItems = [{ variantId: 'none', quantity: 99, priceType: 'MARKET' }];
    expect(await refusalOf({ recipientHandle: 'seller', offerItems })).toEqual(none);
  });

  it('the sharing of the offer’s list counts', async () => {
    await hide('WANT_LIST');
    expect(await create()).toMatchObject({ errors: [] });
    await expect(create(trading.seller, toSell())).rejects.toThrow('NOT_FOUND');
  });

  it('only the person that it is shared with may make an offer', async () => {
    await hide('SALE_LIST');
    const email = 'friend@example.com';
    await trading.server.database
      .insert(share)
      .values({ ownerId: trading.seller.id, subject: 'SALE_LIST', email });
    const friend = await signUp(trading.server.database, { handle: 'friend', email });
    expect(await create(friend)).toMatchObject({ errors: [] });
    await expect(create(trading.stranger)).rejects.toThrow('NOT_FOUND');
  });

  it('a handle must match exactly', async () => {
    const nobody = ['Seller', 's\u0435ller', 'sell\u200Ber', '', ' seller', '..', '%2e', 'my'];
    for (const recipientHandle of [...nobody, 'a'.repeat(10_000)]) {
      await expect(create(trading.buyer, { recipientHandle })).rejects.toThrow('NOT_FOUND');
    }
  });

  it('a player who shares a list that they never made has no list', async () => {
    await trading.server.pool.query('delete from sale_list');
    const { errors } = await create();
    expect(errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 0 }]);
  });

  it('players can’t make offers to themselves', async () => {
    await expect(create(trading.seller)).rejects.toThrow('FORBIDDEN');
  });

  it('visitors and players without a handle can’t offer', async () => {
    const nameless = await signUp(trading.server.database, { handle: null });
    await expect(create(nameless)).rejects.toThrow('FORBIDDEN');
    const visitor = { id: '', headers: { cookie: '' } };
    await expect(create(visitor)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('a deleted account can’t get an offer', async () => {
    const { pool } = trading.server;
    await pool.query('update user_account set handle = null, deleted_at = now() where id = $1', [
      trading.seller.id,
    ]);
    await expect(create()).rejects.toThrow('NOT_FOUND');
  });

  it('an account that is deleted while an offer is being made gets none', async () => {
    const { pool } = trading.server;
    expect(await deletedMeanwhile(pool, trading.seller.id, () => create())).toBe('NOT_FOUND');
    const { rows } = await pool.query('select id from offer');
    expect(rows).toEqual([]);
  });

  it('a player who is deleted while making an offer makes none', async () => {
    const { pool } = trading.server;
    const made = () => create();
    expect(await deletedMeanwhile(pool, trading.buyer.id, made)).toBe('UNAUTHENTICATED');
  });
});
