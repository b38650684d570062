import { ask } from '../support/ask';
import { withTrading, untilAnswered } from './support/trading';

const trading = withTrading();
const { create } = trading;

const idempotencyKey = 'offered-once';
const rowsOf = async (table: 'offer' | 'offer_item' | 'offer_note' | 'inbox_event') => {
  const { rows } = await trading.server.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count;
};
const both = () => {
  const [standard, foil] = trading.variantIds;
  return [
    { variantId: standard, quantity: 1, priceType: 'MARKET', expectedPriceInCents: 1_001 },
    { variantId: foil, quantity: 2, priceType: 'FIXED', fixedPriceInCents: 99 },
  ];
};

describe('the same key and input', () => {
  it('make one offer out of twenty that are sent at once to two processes', async () => {
    const apps = [trading.server.app, await trading.server.another()];
    const query = `mutation ($input: CreateOfferInput!) {
      createOffer(input: $input) { offer { id version } errors { code } } }`;
    const input = {
      recipientHandle: 'seller',
      offerType: 'BUY',
      note: 'Please',
      offerItems: both(),
      idempotencyKey,
    };
    const sent = Array.from({ length: 20 }, (_, at) =>
      untilAnswered(async () => {
        const { data, errors } = await ask(apps[at % 2]!, query, { input }, trading.buyer.headers);
        if (errors) throw new Error(String(errors[0]?.extensions['code']));
        return data.createOffer;
      }),
    );
    const answers = await Promise.all(sent);
    expect(answers[0]).toEqual({ offer: { id: expect.any(String), version: 1 }, errors: [] });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await rowsOf('offer')).toBe(1);
    expect(await rowsOf('offer_item')).toBe(2);
    expect(await rowsOf('offer_note')).toBe(1);
    // One for each side.
    expect(await rowsOf('inbox_event')).toBe(2);
  });

  it('return the current offer, whatever has happened to list and price', async () => {
    const { offer } = await create(trading.buyer, { idempotencyKey, offerItems: both() });
    const { pool } = trading.server;
    await trading.act(trading.seller, 'declineOffer', offer.id);
    await pool.query('update card_variant set current_price_cents = 1');
    await pool.query('update sharing set shared_with_all = false');
    await pool.query('delete from sale_list');
    const again = { idempotencyKey, offerItems: both().toReversed(), note: ' \u200B' };
    expect(await create(trading.buyer, again)).toMatchObject({
      offer: { id: offer.id, status: 'DECLINED', version: 2 },
      errors: [],
    });
    expect(await rowsOf('offer')).toBe(1);
  });

  it('make an offer later if none was made before', async () => {
    const seen = (expectedPriceInCents: number) => [{ ...both()[0], expectedPriceInCents }];
    const refused = await create(trading.buyer, { idempotencyKey, offerItems: seen(7) });
    expect(refused).toMatchObject({ offer: null, errors: [{ code: 'PRICE_CHANGED' }] });
    const made = await create(trading.buyer, { idempotencyKey, offerItems: seen(1_001) });
    expect(made).toMatchObject({ offer: { status: 'PENDING' }, errors: [] });
  });

  it('of two players make two offers', async () => {
    const { offer } = await create(trading.buyer, { idempotencyKey });
    const { offer: other } = await create(trading.stranger, { idempotencyKey });
    expect(other).toMatchObject({ initiator: { handle: 'stranger' } });
    expect(other.id).not.toBe(offer.id);
  });
});

it.each([
  ['note', { note: 'Something else' }],
  ['recipient', { recipientHandle: 'nobody' }],
  ['type', { offerType: 'SELL' }],
  ['printing', { offerItems: [{ variantId: 'none', quantity: 1, priceType: 'MARKET' }] }],
])('the same key with another %s is an error, and nothing changes', async (_what, other) => {
  const { offer } = await create(trading.buyer, { idempotencyKey });
  expect(await create(trading.buyer, { idempotencyKey, ...other })).toMatchObject({
    offer: null,
    errors: [{ field: 'idempotencyKey', code: 'KEY_REUSED' }],
  });
  expect(await rowsOf('offer')).toBe(1);
  expect(await create(trading.buyer, { idempotencyKey })).toEqual({ offer, errors: [] });
});

it.each([
  ['quantity', { quantity: 1 }],
  ['price type', { priceType: 'CONTACT' }],
  ['price', { fixedPriceInCents: 98 }],
  ['expected price', { expectedPriceInCents: 250 }],
])('the same key with another %s is an error', async (_what, other) => {
  await create(trading.buyer, { idempotencyKey, offerItems: both() });
  const [first, second] = both();
  const offerItems = [first, { ...second, ...other }];
  expect(await create(trading.buyer, { idempotencyKey, offerItems })).toMatchObject({
    errors: [{ code: 'KEY_REUSED' }],
  });
});

it('of different offers that are sent with one key at once, one is made', async () => {
  const answers: { offer: object | null; errors: { code: string }[] }[] = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      untilAnswered(() => create(trading.buyer, { idempotencyKey, note: `${at}` })),
    ),
  );
  const made = answers.filter(({ offer }) => offer !== null);
  const refused = answers.filter(({ errors }) => errors[0]?.code === 'KEY_REUSED');
  expect([made.length, refused.length]).toEqual([1, 7]);
  expect(await rowsOf('offer')).toBe(1);
});

it('without a key, two offers are made', async () => {
  await create();
  await create();
  expect(await rowsOf('offer')).toBe(2);
});

it('an offer that fails halfway isn’t made', async () => {
  const { pool } = trading.server;
  // Makes the last row of the offer fail.
  await pool.query(
    `alter table inbox_event add constraint nothing_more check (kind <> 'OFFERED') not valid`,
  );
  try {
    await expect(create(trading.buyer, { idempotencyKey, note: 'Hi' })).rejects.toThrow('INTERNAL');
    expect(await rowsOf('offer')).toBe(0);
    expect(await rowsOf('offer_note')).toBe(0);
  } finally {
    await pool.query('alter table inbox_event drop constraint nothing_more');
  }
  expect(await create(trading.buyer, { idempotencyKey, note: 'Hi' })).toMatchObject({ errors: [] });
});
