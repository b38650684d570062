import { MAX_OFFER_ITEMS } from '@domain/offer';
import { withTrading } from './support/trading';

const trading = withTrading();

const countOffers = async () => {
  const { rows } = await trading.test.pool.query<{ count: number }>(
    'select (select count(*) from offer)::int + (select count(*) from inbox_event)::int as count',
  );
  return rows[0]?.count;
};

/** Offers to buy what differs from a good item, and gives what is wrong with it. */
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
  it.each([0, -1, -(2 ** 31)])('of %s is none', async (quantity) => {
    expect(await errorsOf({ quantity })).toEqual([wrong('offerItems.0.quantity', 'INVALID')]);
  });

  it.each([4, 10_000, 2 ** 31 - 1])('of %s is more than is listed', async (quantity) => {
    expect(await errorsOf({ quantity })).toEqual([
      wrong('offerItems.0.quantity', 'NOT_AVAILABLE', {
        available: 3,
        variantId: trading.variantIds[0],
        message: 'Only 3 left.',
      }),
    ]);
  });

  it.each([1.5, 2 ** 31, '1', null, true, 1e309])('of %s is no whole number', async (quantity) => {
    await expect(errorsOf({ quantity })).rejects.toThrow('VALIDATION');
  });
});

describe('a price', () => {
  it.each([
    ['FIXED', undefined],
    ['FIXED', null],
    ['FIXED', -1],
    ['FIXED', 5_000_001],
    ['CONTACT', -1],
    ['CONTACT', 5_000_001],
    ['MARKET', -1],
  ])('that is %s at %s is wrong', async (priceType, fixedPriceInCents) => {
    expect(await errorsOf({ priceType, fixedPriceInCents })).toEqual([
      wrong('offerItems.0.fixedPriceInCents', 'INVALID'),
    ]);
  });

  it.each([1e309, '12', 0.5, 2 ** 31, Number.NaN, -Infinity])(
    'of %s is no whole number of cents',
    async (fixedPriceInCents) => {
      // JSON knows neither NaN nor infinity: they come as null, which is no fixed price either.
      const asked = errorsOf({ priceType: 'FIXED', fixedPriceInCents });
      if (typeof fixedPriceInCents === 'number' && !Number.isFinite(fixedPriceInCents)) {
        expect(await asked).toEqual([wrong('offerItems.0.fixedPriceInCents', 'INVALID')]);
      } else await expect(asked).rejects.toThrow('VALIDATION');
    },
  );

  it('of another type is unknown', async () => {
    await expect(errorsOf({ priceType: 'FREE' })).rejects.toThrow('VALIDATION');
  });

  it.each([
    ['expectedPriceInCents', 1_000],
    ['expectedPriceInCents', 0],
    ['expectedPriceInCents', null],
    ['fixedPriceInCents', 1_000],
    ['fixedPriceInCents', 2 ** 31 - 1],
  ])('of the market that was seen as another one (%s: %s) has changed', async (field, seen) => {
    expect(await errorsOf({ [field]: seen })).toEqual([
      wrong('offerItems.0.expectedPriceInCents', 'PRICE_CHANGED', {
        variantId: trading.variantIds[0],
        presentPriceInCents: 1_001,
      }),
    ]);
  });

  it('of the market that is gone is told as none', async () => {
    await trading.test.pool.query(
      'update card_variant set current_price_cents = null, current_price_recorded_at = null',
    );
    expect(await errorsOf({ expectedPriceInCents: 1_001 })).toEqual([
      wrong('offerItems.0.expectedPriceInCents', 'PRICE_CHANGED', { presentPriceInCents: null }),
    ]);
  });

  it('has changed where either figure that was seen isn’t the present one', async () => {
    const errors = await errorsOf({ expectedPriceInCents: 1_001, fixedPriceInCents: 1_002 });
    expect(errors).toMatchObject([{ code: 'PRICE_CHANGED', presentPriceInCents: 1_001 }]);
  });
});

describe('printings', () => {
  it.each([0, MAX_OFFER_ITEMS + 1, 1_000])('can’t be %s', async (length) => {
    const items = Array.from({ length }, (_, at) => ({ variantId: `v${at}` }));
    expect(await errorsOf(...items)).toEqual([wrong('offerItems', 'INVALID')]);
  });

  it('are named once', async () => {
    expect(await errorsOf({}, { quantity: 2 })).toEqual([
      wrong('offerItems.1.variantId', 'DUPLICATE', { variantId: trading.variantIds[0] }),
    ]);
  });

  it.each(['sor-999-standard', '', 'a\0b', '\uD83D', "' or 1=1 --", '../..', 'a'.repeat(100_000)])(
    'are on the list, and %j isn’t',
    async (variantId) => {
      expect(await errorsOf({ variantId, expectedPriceInCents: 5 })).toEqual([
        wrong('offerItems.0.quantity', 'NOT_AVAILABLE', { available: 0 }),
      ]);
    },
  );

  it('of the catalogue that aren’t on the list can’t be asked for', async () => {
    const [standard] = trading.variantIds;
    await trading.test.pool.query('delete from sale_list_item where card_variant_id = $1', [
      standard,
    ]);
    expect(await errorsOf({ expectedPriceInCents: 5 })).toEqual([
      wrong('offerItems.0.quantity', 'NOT_AVAILABLE', {
        available: 0,
        message: 'No copies are left.',
      }),
    ]);
  });

  it('are refused all together, each by its place', async () => {
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

describe('a note', () => {
  it.each([
    ['of 2,001 units', 'a'.repeat(2_001), 'TOO_LONG'],
    ['of as many pairs', '🦊'.repeat(1_001), 'TOO_LONG'],
    ['with NUL', 'a\0b', 'INVALID'],
    ['with half a character', 'a\uD83E', 'INVALID'],
  ])('%s is refused with all that it comes with', async (_what, note, code) => {
    const { offer, errors } = await trading.create(trading.buyer, { note });
    expect(offer).toBeNull();
    expect(errors).toEqual([wrong('note', code, { variantId: null })]);
  });
});

describe('a key', () => {
  it.each(['', 'short', 'a'.repeat(65), 'with a space', 'a\0bcdefgh', 'ключ-ключ', '12345678\n'])(
    '%j is none',
    async (idempotencyKey) => {
      const { offer, errors } = await trading.create(trading.buyer, { idempotencyKey });
      expect(offer).toBeNull();
      expect(errors).toEqual([wrong('idempotencyKey', 'INVALID')]);
    },
  );
});

it.each(['GIFT', '', null])('an offer of type %j is unknown', async (offerType) => {
  await expect(trading.create(trading.buyer, { offerType })).rejects.toThrow('VALIDATION');
});
