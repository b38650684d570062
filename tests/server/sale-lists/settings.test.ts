import { MAX_FIXED_PRICE_CENTS } from '@domain/pricing';
import { BANNER_LENGTH } from '@domain/sale-list';
import { withSelling } from './selling';

const selling = withSelling();
const { update, sendSettings } = selling;

const market = (percentageAdjustment: number, type = 'NO_ROUNDING', value = 0) => ({
  percentageAdjustment,
  rounding: { type, value },
});
const settings = async () => (await selling.listFor(selling.seller)).settings;

it('are set as a whole, and returned', async () => {
  const marketPricingSettings = market(-15, 'UP', 25);
  const banner = 'Half price\n<b>this week</b>';
  const saved = { banner, marketPricingSettings, version: 2 };
  expect(await update({ banner, marketPricingSettings })).toEqual({
    success: true,
    errors: [],
    settings: saved,
  });
  expect(await settings()).toEqual(saved);
  expect((await update({ banner, marketPricingSettings: null })).settings).toEqual({
    banner,
    marketPricingSettings: market(0),
    version: 3,
  });
});

it.each([
  [-101, -100],
  [-100, -100],
  [400, 400],
  [401, 400],
  [2 ** 31 - 1, 400],
  [-(2 ** 31), -100],
])('a percentage of %i is %i', async (sent, kept) => {
  const answer = await update({ marketPricingSettings: market(sent) });
  expect(answer.settings.marketPricingSettings).toEqual(market(kept));
  expect(await settings()).toMatchObject({ marketPricingSettings: market(kept) });
});

it.each([
  ['UP', 0, market(0)],
  ['UP', 25, market(0, 'UP', 25)],
  ['UP', 50, market(0, 'UP', 50)],
  ['UP', 100, market(0, 'UP', 100)],
  ['NO_ROUNDING', 25, market(0)],
])('rounding %s to %i', async (type, value, kept) => {
  const { success, settings: saved } = await update({
    marketPricingSettings: market(0, type, value),
  });
  expect(success).toBe(true);
  expect(saved.marketPricingSettings).toEqual(kept);
});

describe('a banner', () => {
  it.each([
    ['of the greatest length', 'a'.repeat(BANNER_LENGTH)],
    ['of surrogate pairs', '🦊'.repeat(BANNER_LENGTH / 2)],
    ['of markup', '<img src=x onerror=alert(1)> javascript:alert(1) {{7*7}}'],
    ['that reads from right to left', '\u202Egnp.exe'],
    ['with quotes', `'; drop table sale_list; --"\\`],
  ])('%s is kept as it is', async (_what, banner) => {
    expect(await update({ banner })).toMatchObject({ success: true, settings: { banner } });
    expect(await settings()).toMatchObject({ banner });
  });

  it.each([' \n\t ', '\u200B\u200D', '\uFEFF'])('of %j is empty', async (banner) => {
    await update({ banner: 'There was one' });
    expect(await update({ banner })).toMatchObject({ success: true, settings: { banner: '' } });
  });

  it.each([
    ['TOO_LONG', 'a'.repeat(BANNER_LENGTH + 1)],
    ['TOO_LONG', '🦊'.repeat(BANNER_LENGTH / 2 + 1)],
    ['TOO_LONG', 'a'.repeat(100_000)],
  ])('is refused as %s, and nothing changes', async (code, banner) => {
    await update({ banner: 'There was one' });
    expect(await update({ banner, marketPricingSettings: market(5) })).toEqual({
      success: false,
      errors: [{ field: 'banner', message: expect.stringMatching(/^A banner /), code }],
      settings: { banner: 'There was one', marketPricingSettings: market(0), version: 2 },
    });
    expect(await settings()).toMatchObject({ banner: 'There was one', version: 2 });
  });
});

it.each([1, 24, 75, -25, 2 ** 31 - 1])('rounding up to %i is refused', async (value) => {
  expect(await update({ marketPricingSettings: market(0, 'UP', value) })).toMatchObject({
    success: false,
    errors: [{ field: 'rounding', code: 'INVALID' }],
    settings: { version: 0 },
  });
});

it.each([-1, MAX_FIXED_PRICE_CENTS + 1])('a minimum of %i is refused', async (minimumInCents) => {
  expect(await update({ minimumInCents })).toMatchObject({
    success: false,
    errors: [{ field: 'minimumInCents', code: 'INVALID' }],
    settings: { version: 0 },
  });
});

it('all errors are answered at once', async () => {
  const { errors } = await update({
    banner: 'a'.repeat(BANNER_LENGTH + 1),
    marketPricingSettings: market(0, 'UP', 3),
  });
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['banner', 'rounding']);
});

it.each([
  { marketPricingSettings: { ...market(0), percentageAdjustment: '12' } },
  { marketPricingSettings: { ...market(0), percentageAdjustment: 1.5 } },
  { marketPricingSettings: { ...market(0), percentageAdjustment: 2 ** 31 } },
  { marketPricingSettings: { percentageAdjustment: 1 } },
  { marketPricingSettings: market(0, 'DOWN', 25) },
  { banner: 12 },
  { banner: null },
])('%j isn’t of the type', async (asked) => {
  const { errors } = await sendSettings(asked);
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  expect(await settings()).toMatchObject({ version: 0 });
});

it.each(['1e309', '-1e309'])('a percentage of %s isn’t a percentage', async (percentage) => {
  const query = `mutation ($id: ID!, $pricing: MarketPricingSettingsInput) {
    updateSaleList(input: { saleListId: $id, banner: "", marketPricingSettings: $pricing }) { success } }`;
  const response = await selling.server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...selling.seller.headers, 'content-type': 'application/json' },
    payload: `{"query": ${JSON.stringify(query)}, "variables": {"id": "${selling.saleListId}",
      "pricing": {"percentageAdjustment": ${percentage}, "rounding": {"type": "UP", "value": 25}}}}`,
  });
  expect(response.json().errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  expect(await settings()).toMatchObject({ version: 0 });
});

describe('changed in two tabs', () => {
  it('the second gets the current state, and can overwrite it once it has seen it', async () => {
    const first = { banner: 'First', marketPricingSettings: market(10), expectedVersion: 0 };
    const second = { banner: 'Second', marketPricingSettings: market(20) };
    await update(first);
    expect(await update({ ...second, expectedVersion: 0 })).toEqual({
      success: false,
      errors: [
        {
          field: 'expectedVersion',
          message: 'These settings were changed elsewhere.',
          code: 'CONFLICT',
        },
      ],
      settings: { banner: 'First', marketPricingSettings: market(10), version: 2 },
    });
    expect(await update({ ...second, expectedVersion: 2 })).toMatchObject({
      success: true,
      settings: { banner: 'Second' },
    });
  });

  it('beside changed items, they are no conflict', async () => {
    await selling.upsert({});
    await selling.upsert({ quantity: 3 });
    expect(await update({ banner: 'Mine', expectedVersion: 0 })).toMatchObject({ success: true });
    expect(await selling.upsert({ quantity: 4, expectedVersion: 3 })).toMatchObject({
      userErrors: [],
    });
  });

  it('equal or repeated changes are one change', async () => {
    const asked = { banner: 'Mine', marketPricingSettings: market(500), expectedVersion: 0 };
    const answer = await update(asked);
    expect(await update(asked)).toEqual(answer);
    expect(await selling.revision()).toBe(2);
  });

  it('by twenty at once, one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => update({ banner: `No. ${at}`, expectedVersion: 0 })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const saved = await settings();
    for (const answer of answers) expect(answer.settings).toEqual(saved);
  });
});
