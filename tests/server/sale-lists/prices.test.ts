import { adjustPrice, PERCENTAGE_ADJUSTMENT, ROUNDING_STEPS } from '@domain/pricing';
import fc from 'fast-check';
import { withSelling } from './support/selling';

const selling = withSelling();

const pricesFor = async (percentageAdjustment: number, roundingStep: number) => {
  const rounding = { type: roundingStep === 0 ? 'NO_ROUNDING' : 'UP', value: roundingStep };
  await selling.update({ marketPricingSettings: { percentageAdjustment, rounding } });
  const items: { variantId: string; marketAdjustedPriceInCents: number | null }[] =
    await selling.items();
  const [standard, foil, hyperspace] = selling.variantIds;
  return [standard, foil, hyperspace].map(
    (id) => items.find(({ variantId }) => variantId === id)?.marketAdjustedPriceInCents,
  );
};

beforeEach(async () => {
  const [standard, foil, hyperspace] = selling.variantIds;
  await selling.upsert(
    { cardVariantId: standard },
    { cardVariantId: foil, priceType: 'FIXED', fixedPriceInCents: 7 },
    { cardVariantId: hyperspace, priceType: 'CONTACT' },
  );
});

// Of $10.01, of $0.30, and of none.
it.each([
  [0, 0, [1_001, 30, null]],
  [-50, 0, [501, 15, null]],
  [-5, 0, [951, 29, null]],
  [50, 0, [1_502, 45, null]],
  [0, 25, [1_025, 50, null]],
  [0, 50, [1_050, 50, null]],
  [0, 100, [1_100, 100, null]],
  [400, 100, [5_100, 200, null]],
  [-100, 0, [0, 0, null]],
  [-100, 25, [0, 0, null]],
])('at %i % and steps of %i cents', async (percentage, step, expected) => {
  expect(await pricesFor(percentage, step)).toEqual(expected);
});

it('are those that the domain says, whatever the settings', async () => {
  const settings = [fc.integer(PERCENTAGE_ADJUSTMENT), fc.constantFrom(...ROUNDING_STEPS)] as const;
  await fc.assert(
    fc.asyncProperty(...settings, async (percentageAdjustment, roundingStep) => {
      const pricing = { percentageAdjustment, roundingStep };
      expect(await pricesFor(percentageAdjustment, roundingStep)).toEqual(
        [1_001, 30, null].map((cents) => adjustPrice(cents, pricing)),
      );
    }),
    { numRuns: 10 },
  );
}, 60_000);

it('of what is changed follow the settings, and nothing that a browser says', async () => {
  await pricesFor(100, 50);
  const { saleListItems } = await selling.upsert({ quantity: 2 });
  expect(saleListItems).toMatchObject([{ marketAdjustedPriceInCents: 2_050 }]);
  const { errors } = await selling.send([{ quantity: 2, marketAdjustedPriceInCents: 1 }]);
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
});

it('follow the market, as far as a price goes', async () => {
  const setPrice = (cents: number | null) =>
    selling.server.pool.query(
      `update card_variant set current_price_cents = $1::int,
        current_price_recorded_at = case when $1::int is not null then now() end where id = $2`,
      [cents, selling.variantIds[0]],
    );
  await setPrice(2_147_483_647);
  expect((await pricesFor(400, 100))[0]).toBe(2_147_483_647);
  await setPrice(null);
  expect((await pricesFor(400, 100))[0]).toBeNull();
  await setPrice(1_001);
});
