import { MAX_OFFER_ITEMS } from '@domain/offer';
import { withTrading } from './support/trading';

const trading = withTrading();

const countOffers = async () => {
  const { rows } = await trading.server.pool.query<{ count: number }>(
    'select (select count(*) from offer)::int + (select count(*) from inbox_event)::int as count',
  );
  return rows[0]?.count;
};

/** Makes an offer to buy with a changed item, and returns the errors. */
const errorsOf = async (...items: Record<string, unknown>[]) => {
  const [variantId] = trading.variantIds;
  const offerItems = items.map((item) => ({
    variantId,
    quantity: 1,
    priceType: 'MARKET',
    ...item,
  }));
  const { offer, errors } = await trading.create(trading.buyer, { offerItems });
  expect(offer).toBeNull();
  return errors as Record<string, unknown>[];
};

const wrong = (field: string, code: string, more = {}) =>
  expect.objectContaining({
    field,
    code,
    message: expect.stringMatching(/\.$/),
    presentPriceInCents: null,
    available: null,
    ...more,
  });

afterEach(async () => {
  expect(await countOffers()).toBe(0);
});

describe('a quantity', () => {
  it('is at least 1', async () => {
    for (const quantity of [0, -1, -(2 ** 31)]) {
      expect(await errorsOf({ quantity })).toEqual([wrong('offerItems.0.quantity', 'INVALID')]);
    }
  });

  it('is at most the listed quantity', async () => {
    for (const quantity of [4, 10_000, 2 ** 31 - 1]) {
      expect(await errorsOf({ quantity })).toEqual([
        wrong('offerItems.0.quantity', 'NOT_AVAILABLE', {
          available: 3,
          variantId: trading.variantIds[0],
          message: 'Only 3 left.',
        }),
      ]);
    }
  });

  it('is a whole number', async () => {
    for (const quantity of [1.5, 2 ** 31, '1', null, true]) {
      await expect(errorsOf({ quantity })).rejects.toThrow('VALIDATION');
    }
  });
});

it.each(['quantity', 'fixedPriceInCents', 'expectedPriceInCents'])(
  'an infinite %s isn’t a number',
  async (field) => {
    const [variantId] = trading.variantIds;
    const item = {
      variantId,
      quantity: 1,
      priceType: 'FIXED',
      fixedPriceInCents: 1,
      [field]: 'HUGE',
    };
    const body = JSON.stringify({
      query: 'mutation ($input: CreateOfferInput!) { createOffer(input: $input) { offer { id } } }',
      variables: { input: { recipientHandle: 'seller', offerType: 'BUY', offerItems: [item] } },
    });
    const response = await trading.server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: body.replace('"HUGE"', '1e309'),
      headers: { ...trading.buyer.headers, 'content-type': 'application/json' },
    });
    expect(response.json().errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  },
);

describe('a price', () => {
  it('is a valid price', async () => {
    for (const [priceType, fixedPriceInCents] of [
      ['FIXED', undefined],
      ['FIXED', null],
      ['FIXED', -1],
      ['FIXED', 5_000_001],
      // JSON has neither: they are sent as null.
      ['FIXED', Number.NaN],
      ['FIXED', Infinity],
      ['CONTACT', -1],
      ['CONTACT', 5_000_001],
      ['MARKET', -1],
    ]) {
      expect(await errorsOf({ priceType, fixedPriceInCents })).toEqual([
        wrong('offerItems.0.fixedPriceInCents', 'INVALID'),
      ]);
    }
  });

  it('is a whole number of cents', async () => {
    for (const fixedPriceInCents of ['12', 0.5, 2 ** 31, true]) {
      const asked = errorsOf({ priceType: 'FIXED', fixedPriceInCents });
      await expect(asked).rejects.toThrow('VALIDATION');
    }
  });

  it('has a known type', async () => {
    await expect(errorsOf({ priceType: 'FREE' })).rejects.toThrow('VALIDATION');
  });

  it('of the market has changed if another one was seen', async () => {
    for (const seen of [
      { expectedPriceInCents: 1_000 },
      { expectedPriceInCents: 0 },
      { expectedPriceInCents: null },
      { fixedPriceInCents: 1_000 },
      { fixedPriceInCents: 2 ** 31 - 1 },
      { expectedPriceInCents: 1_001, fixedPriceInCents: 1_002 },
      { expectedPriceInCents: null, fixedPriceInCents: 1_001 },
    ]) {
      expect(await errorsOf(seen)).toEqual([
        wrong('offerItems.0.expectedPriceInCents', 'PRICE_CHANGED', {
          variantId: trading.variantIds[0],
          presentPriceInCents: 1_001,
        }),
      ]);
    }
  });

  it('of the market that is gone is null', async () => {
    await trading.server.pool.query(
      'update card_variant set current_price_cents = null, current_price_recorded_at = null',
    );
    expect(await errorsOf({ expectedPriceInCents: 1_001 })).toEqual([
      wrong('offerItems.0.expectedPriceInCents', 'PRICE_CHANGED', { presentPriceInCents: null }),
    ]);
  });
});

describe('printings', () => {
  it(`are 1 to ${MAX_OFFER_ITEMS}`, async () => {
    for (const length of [0, MAX_OFFER_ITEMS + 1, 1_000]) {
      const items = Array.from({ length }, (_, at) => ({ variantId: `v${at}` }));
      expect(await errorsOf(...items)).toEqual([wrong('offerItems', 'INVALID')]);
    }
  });

  it('are named once', async () => {
    expect(await errorsOf({}, { quantity: 2 })).toEqual([
      wrong('offerItems.1.variantId', 'DUPLICATE', { variantId: trading.variantIds[0] }),
    ]);
  });

  it('are on the list', async () => {
    const nothing = ['sor-999-standard', '', "' or 1=1 --", '../..'];
    for (const variantId of [...nothing, 'a'.repeat(100_000)]) {
      expect(await errorsOf({ variantId, expectedPriceInCents: 5 })).toEqual([
        wrong('offerItems.0.quantity', 'NOT_AVAILABLE', { available: 0 }),
      ]);
    }
  });

  it('that are in the catalogue but not on the list can’t be in an offer', async () => {
    const [standard] = trading.variantIds;
    await trading.server.pool.query('delete from sale_list_item where card_variant_id = $1', [
      standard,
    ]);
    expect(await errorsOf({ expectedPriceInCents: 5 })).toEqual([
      wrong('offerItems.0.quantity', 'NOT_AVAILABLE', {
        available: 0,
        message: 'No copies are left.',
      }),
    ]);
  });

  it('are refused together, each with its place', async () => {
    const [, foil] = trading.variantIds;
    const errors = await errorsOf(
      { quantity: 9, expectedPriceInCents: 1 },
      { variantId: foil, priceType: 'FIXED' },
      { variantId: 'none' },
    );
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['offerItems.0.quantity', 'NOT_AVAILABLE'],
      ['offerItems.0.expectedPriceInCents', 'PRICE_CHANGED'],
      ['offerItems.1.fixedPriceInCents', 'INVALID'],
      ['offerItems.2.quantity', 'NOT_AVAILABLE'],
    ]);
  });
});

it('a note that is too long makes the whole offer refused', async () => {
  const refused = {
    ['a'.repeat(2_001)]: 'TOO_LONG',
    ['🦊'.repeat(1_001)]: 'TOO_LONG',
  };
  for (const [note, code] of Object.entries(refused)) {
    const { offer, errors } = await trading.create(trading.buyer, { note });
    expect(offer).toBeNull();
    expect(errors).toEqual([wrong('note', code, { variantId: null })]);
  }
});

it.each([0, -3, 5, 31, 1_000_000])('an offer doesn’t wait %s days', async (answerDays) => {
  const { offer, errors } = await trading.create(trading.buyer, { answerDays });
  expect(offer).toBeNull();
  expect(errors).toMatchObject([{ field: 'answerDays', code: 'NOT_DAYS' }]);
});

it('a key has 8 to 64 plain characters', async () => {
  const bad = ['', 'short', 'a'.repeat(65), 'with a space', 'ключ-ключ', '12345678\n'];
  for (const idempotencyKey of bad) {
    const { offer, errors } = await trading.create(trading.buyer, { idempotencyKey });
    expect(offer).toBeNull();
    expect(errors).toEqual([wrong('idempotencyKey', 'INVALID')]);
  }
});

it('an offer must buy or sell', async () => {
  for (const offerType of ['GIFT', '', null]) {
    await expect(trading.create(trading.buyer, { offerType })).rejects.toThrow('VALIDATION');
  }
});
