import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { until } from '../support/until';
import { startCataloguePage, type CataloguePage } from './running';

let page: CataloguePage;
beforeEach(async () => {
  page = await startCataloguePage();
  for (const [position, code] of ['ABC', 'DEF', 'GHI'].entries()) {
    await insertCardSet(page.database, { code, name: `Set ${code}`, position: position + 1 });
  }
});
afterEach(() => page.close());

const asked = async (operation: string) => {
  const { data, errors } = await ask(page.app, operation, {}, page.admin.headers);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const codes = async () =>
  (await asked('{ cardSets { code } }')).cardSets.map(({ code }: { code: string }) => code);
const change = async (texts: string, seen = '{ name: "Set ABC", description: "" }') =>
  (
    await asked(
      `mutation { changeCardSet(input: { cardSetId: "abc", ${texts}, seen: ${seen} }) { cardSet { name description } errors { field code } } }`,
    )
  ).changeCardSet;

test('lists the sets with what they hold', async () => {
  const cardId = await insertCard(page.database, { id: 'abc-001', cardSetId: 'abc' });
  await insertPrinting(page.database, { cardId, priceCents: 100 });
  await insertPrinting(page.database, { cardId, variantType: 'FOIL' });
  const { listedCardSets } = await asked(
    '{ listedCardSets { code cards printings pricesRecordedAt origin imageUrl hasOwnPicture source importedAt } }',
  );
  expect(listedCardSets[0]).toEqual({
    code: 'ABC',
    cards: 1,
    printings: 2,
    pricesRecordedAt: '2026-03-01T00:00:00.000Z',
    origin: 'IMPORT',
    imageUrl: '/images/card_sets/abc',
    hasOwnPicture: false,
    source: null,
    importedAt: null,
  });
});

test('a changed name is everybody’s at once, in the audit, and kept by a retry', async () => {
  expect((await asked('{ cardSets { name } }')).cardSets[0].name).toBe('Set ABC');
  const texts = 'name: " New   name ", description: "About it."';
  const changed = { cardSet: { name: 'New name', description: 'About it.' }, errors: [] };
  expect(await change(texts)).toEqual(changed);
  expect(await change(texts)).toEqual(changed);
  // Kept answers go as soon as the process is notified.
  await until(async () => (await asked('{ cardSets { name } }')).cardSets[0].name === 'New name');
  expect(await page.audit()).toEqual([
    ['SET_NAME', 'ABC', 'Set ABC', 'New name'],
    ['SET_DESCRIPTION', 'ABC', '', 'About it.'],
  ]);
});

test('a change over somebody else’s is a conflict with what is there now', async () => {
  await change('name: "Theirs", description: ""');
  expect(await change('name: "Mine", description: ""')).toEqual({
    cardSet: { name: 'Theirs', description: '' },
    errors: [{ field: 'seen', code: 'CONFLICT' }],
  });
});

test.each([
  ['name: " \u200b", description: ""', 'name', 'BLANK'],
  [`name: "${'x'.repeat(101)}", description: ""`, 'name', 'TOO_LONG'],
  [`name: "A", description: "${'x'.repeat(501)}"`, 'description', 'TOO_LONG'],
])('refuses texts that can’t be shown (%#)', async (texts, field, code) => {
  expect(await change(texts)).toEqual({ cardSet: null, errors: [{ field, code }] });
  expect(await page.audit()).toEqual([]);
});

test('moves a set by one place, and not beyond the ends', async () => {
  const move = (id: string, to: string) =>
    asked(`mutation { moveCardSet(cardSetId: "${id}", move: ${to}) { errors { code } } }`);
  await move('ghi', 'UP');
  expect(await codes()).toEqual(['ABC', 'GHI', 'DEF']);
  await move('abc', 'UP');
  await move('def', 'DOWN');
  expect(await codes()).toEqual(['ABC', 'GHI', 'DEF']);
  expect((await move('xyz', 'UP')).moveCardSet.errors).toEqual([{ code: 'NOT_FOUND' }]);
  expect(await page.audit()).toEqual([['SET_POSITION', 'GHI', '3', '2']]);
});

describe('prices in quarantine', () => {
  const at = '2026-06-29T00:00:00.000Z';
  beforeEach(async () => {
    const cardId = await insertCard(page.database, {
      id: 'abc-001',
      cardSetId: 'abc',
      name: 'Lantern Keeper',
    });
    await insertPrinting(page.database, { cardId, priceCents: 100 });
    await page.pool
      .query(`insert into quarantined_price (card_variant_id, recorded_at, price_cents, reason)
      values ('abc-001-standard', '${at}', 5000, 'JUMP')`);
  });
  const decide = async (decision: string) =>
    (
      await asked(
        `mutation { decideQuarantinedPrice(variantId: "abc-001-standard", recordedAt: "${at}", decision: ${decision}) { errors { code } } }`,
      )
    ).decideQuarantinedPrice.errors;
  const price = async () =>
    (
      await asked(
        '{ card(id: "abc-001") { cardVariants { currentMarketPrice { priceCents recordedAt } } } }',
      )
    ).card.cardVariants[0].currentMarketPrice;

  test('stand beside the last good one', async () => {
    const { quarantinedPrices } = await asked(
      '{ quarantinedPrices { total nodes { cardName priceCents recordedAt reason lastGoodCents lastGoodRecordedAt } } }',
    );
    expect(quarantinedPrices).toEqual({
      total: 1,
      nodes: [
        {
          cardName: 'Lantern Keeper',
          priceCents: 5000,
          recordedAt: at,
          reason: 'JUMP',
          lastGoodCents: 100,
          lastGoodRecordedAt: '2026-03-01T00:00:00.000Z',
        },
      ],
    });
  });

  test('accepted, it is the price from then on', async () => {
    expect(await price()).toMatchObject({ priceCents: 100 });
    expect(await decide('ACCEPT')).toEqual([]);
    await until(async () => (await price()).priceCents === 5000);
    expect(await price()).toEqual({ priceCents: 5000, recordedAt: at });
    expect(await decide('ACCEPT')).toEqual([{ code: 'NOT_FOUND' }]);
    expect(await page.audit()).toEqual([
      ['PRICE_ACCEPTED', 'ABC Lantern Keeper, Standard', '$1.00', '$50.00'],
    ]);
  });

  test('dropped, it is gone and the last good one stays', async () => {
    const both = await Promise.all([decide('DROP'), decide('DROP')]);
    expect(both.flat()).toEqual([{ code: 'NOT_FOUND' }]);
    expect(await price()).toMatchObject({ priceCents: 100 });
    expect(await page.audit()).toEqual([
      ['PRICE_DROPPED', 'ABC Lantern Keeper, Standard', '$50.00', null],
    ]);
  });
});
