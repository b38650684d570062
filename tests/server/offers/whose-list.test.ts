import { share } from '@server/db/tables';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { deletedMeanwhile } from './support/deleted-meanwhile';
import { withTrading } from './support/trading';

const trading = withTrading();
const { create } = trading;

const hide = (subject: string) =>
  trading.server.pool.query('update sharing set shared_with_all = false where subject = $1', [
    subject,
  ]);
const toSell = () => ({
  recipientHandle: 'buyer',
  offerType: 'SELL',
  offerItems: [{ variantId: trading.variantIds[0], quantity: 1, priceType: 'CONTACT' }],
});

/** What somebody is told, whole, to be compared. */
const refusalOf = async (input: Record<string, unknown>, person = trading.buyer) => {
  const { errors, status } = await ask(
    trading.server.app,
    'mutation ($input: CreateOfferInput!) { createOffer(input: $input) { offer { id } } }',
    { input: { ...toSell(), offerType: 'BUY', ...input } },
    person.headers,
  );
  return { status, errors };
};

it('a list that is private is answered for as none', async () => {
  const none = await refusalOf({ recipientHandle: 'nobody' });
  expect(none.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await hide('SALE_LIST');
  expect(await refusalOf({ recipientHandle: 'seller' })).toEqual(none);
  // Whatever is asked for, also what isn't on it.
  const offerItems = [{ variantId: 'none', quantity: 99, priceType: 'MARKET' }];
  expect(await refusalOf({ recipientHandle: 'seller', offerItems })).toEqual(none);
});

it('the list that counts is the one that the offer is about', async () => {
  await hide('WANT_LIST');
  expect(await create()).toMatchObject({ errors: [] });
  await expect(create(trading.seller, toSell())).rejects.toThrow('NOT_FOUND');
});

it('the person that it is shared with may offer, and nobody else', async () => {
  await hide('SALE_LIST');
  const email = 'friend@example.com';
  await trading.server.database
    .insert(share)
    .values({ ownerId: trading.seller.id, subject: 'SALE_LIST', email });
  const friend = await signUp(trading.server.database, { handle: 'friend', email });
  expect(await create(friend)).toMatchObject({ errors: [] });
  await expect(create(trading.stranger)).rejects.toThrow('NOT_FOUND');
});

it('a handle is one to the letter', async () => {
  const nobody = ['Seller', 's\u0435ller', 'sell\u200Ber', '', ' seller', '..', '%2e', 'my'];
  for (const recipientHandle of [...nobody, 'a'.repeat(10_000)]) {
    await expect(create(trading.buyer, { recipientHandle })).rejects.toThrow('NOT_FOUND');
  }
});

it('a player who shares a list that they never made has none', async () => {
  await trading.server.pool.query('delete from sale_list');
  const { errors } = await create();
  expect(errors).toMatchObject([{ code: 'NOT_AVAILABLE', available: 0 }]);
});

it('nobody offers to themself', async () => {
  await expect(create(trading.seller)).rejects.toThrow('FORBIDDEN');
});

it('visitors and players without a handle can’t offer', async () => {
  const nameless = await signUp(trading.server.database, { handle: null });
  await expect(create(nameless)).rejects.toThrow('FORBIDDEN');
  const visitor = { id: '', headers: { cookie: '' } };
  await expect(create(visitor)).rejects.toThrow('UNAUTHENTICATED');
});

it('a deleted account gets no offer', async () => {
  const { pool } = trading.server;
  await pool.query('update user_account set handle = null, deleted_at = now() where id = $1', [
    trading.seller.id,
  ]);
  await expect(create()).rejects.toThrow('NOT_FOUND');
});

it('an account that is deleted while somebody offers gets none', async () => {
  const { pool } = trading.server;
  expect(await deletedMeanwhile(pool, trading.seller.id, () => create())).toBe('NOT_FOUND');
  const { rows } = await pool.query('select id from offer');
  expect(rows).toEqual([]);
});

it('a player who is deleted while they offer makes no offer', async () => {
  const { pool } = trading.server;
  const made = () => create();
  expect(await deletedMeanwhile(pool, trading.buyer.id, made)).toBe('UNAUTHENTICATED');
});
