import { recordStep } from '@server/modules/collection/commands/record-step';
import { loadDemoPlayers } from '@server/app/demo/players';
import { loadDemoAccounts } from '@server/app/demo/identity-provider';
import { offerNote } from '@server/modules/offers/tables';
import { insertOffer } from '@tests/factories/offer-rows';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { insertUser } from '@tests/factories/user-rows';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { importedBy, refusedBy, withImports } from './support/imports';
import { insertDemoSet } from './support/small-demo-set';

const ISSUER = 'http://localhost:3000/demo-identity';
const context = withImports();
let sor: string;
let someone: string;
let other: string;

/** Two demo sets, with what the demo's people have of them. */
beforeEach(async () => {
  const { pool, database } = context;
  await pool.query('truncate user_account cascade');
  await insertDemoSet(database, 'SOR');
  await insertDemoSet(database, 'JTL');
  await loadDemoAccounts(database, ISSUER);
  await loadDemoPlayers(database, ISSUER);
  someone = await insertUser(database);
  other = await insertUser(database);
  sor = await context.file(aSwuDbFile(aSwuDbRow({ Set: 'SOR' })), 'sor.json');
});

const numberOf = async (statement: string): Promise<number> => {
  const { rows } = await context.pool.query<{ number: string }>(
    `select count(*) as number from ${statement}`,
  );
  return Number(rows[0]?.number);
};
const heldOf = (set: string) =>
  Promise.all(
    ['collection_item', 'collection_event', 'want_list_item', 'sale_list_item', 'offer_item'].map(
      (table) => numberOf(`${table} where card_variant_id like '${set}-%'`),
    ),
  );
const count = (userId: string, variantId: string, reason: 'EDIT' | 'QUICK_ADD' = 'EDIT') =>
  recordStep(context.database, { userId, actorId: userId, reason }, [
    {
      variantId,
      version: 0,
      from: { inventory: 0, missingOverride: null },
      to: { inventory: 2, missingOverride: null },
    },
  ]);

test('what the demo loader gave people is removed with the set, without events, but is listed first', async () => {
  const [counts, , wants, sales, traded] = await heldOf('sor');
  expect(traded).toBeGreaterThan(3);
  const others = await heldOf('jtl');
  expect(await refusedBy(context, sor)).toMatch(
    new RegExp(
      `would remove \\d+ cards with \\d+ printings and \\d+ prices, ${counts} counts in \\d+ collections, ${wants} wishes on \\d+ want lists, ${sales} printings on \\d+ sale lists, printings in \\d+ offers: use --replace-demo`,
    ),
  );
  expect(await heldOf('sor')).toEqual([counts, expect.any(Number), wants, sales, traded]);

  const report = await importedBy(context, sor, { replaceDemo: true });
  expect(report).toMatchObject({ set: 'REPLACED_DEMO', cards: { added: 1 }, backup: null });
  expect(context.messages.join()).toContain(`${counts} counts in`);
  expect(await heldOf('sor')).toEqual([0, 0, 0, 0, 0]);
  expect(await heldOf('jtl')).toEqual(others);
  // A step without any remaining change would be an empty one in the history.
  expect(
    await numberOf(
      'collection_step s where not exists (select from collection_event where step_id = s.id)',
    ),
  ).toBe(0);
  const emptyOffers = 'offer o where not exists (select from offer_item where offer_id = o.id)';
  expect(await numberOf(emptyOffers)).toBe(0);
  expect(await numberOf('offer')).toBeGreaterThan(0);

  // The other sets' data is unchanged, and nobody gets cards of the real set at the next start.
  await loadDemoPlayers(context.database, ISSUER);
  expect(await heldOf('sor')).toEqual([0, 0, 0, 0, 0]);

  // Offers with cards of both sets don't count as a change of the other set.
  const jtl = await context.file(aSwuDbFile(aSwuDbRow({ Set: 'JTL' })), 'jtl.json');
  expect((await importedBy(context, jtl, { replaceDemo: true })).backup).toBeNull();
  expect(await numberOf('offer')).toBe(0);
});

const ofSor = `(select min(id) from card_variant where id like 'sor-%')`;
const collector = `(select id from user_account where handle = 'collector')`;

test.each<[string, () => Promise<unknown>]>([
  ['counted a printing', () => count(someone, 'sor-001-standard')],
  [
    'put one on a want list',
    () =>
      context.pool.query(
        `with list as (insert into want_list (user_id) values ('${someone}') returning id)
          insert into want_list_item (want_list_id, card_variant_id, quantity) select id, ${ofSor}, 1 from list`,
      ),
  ],
  [
    'wants more of one than the loader said',
    () =>
      context.pool.query(
        `update want_list_item set quantity = 5 where card_variant_id =
          (select min(card_variant_id) from want_list_item where card_variant_id like 'sor-%')`,
      ),
  ],
  [
    'pays less for one than the loader said',
    () =>
      context.pool.query(
        `update want_list_item set at_most_cents = 1 where card_variant_id =
          (select min(card_variant_id) from want_list_item where card_variant_id like 'sor-%')`,
      ),
  ],
  [
    'asks another price for one than the loader said',
    () =>
      context.pool.query(
        `update sale_list_item set price_type = 'FIXED', fixed_price_cents = 125 where card_variant_id =
          (select min(card_variant_id) from sale_list_item where card_variant_id like 'sor-%')`,
      ),
  ],
  [
    'changed a count as a demo account',
    () =>
      context.pool.query(
        `update collection_item set inventory = 77, version = version + 1 where card_variant_id =
          (select min(card_variant_id) from collection_item
            where user_id = ${collector} and card_variant_id like 'sor-%')`,
      ),
  ],
  [
    'wrote in an offer',
    () =>
      context.pool.query(
        `update offer set version = version + 1 where id =
          (select min(offer_id::text)::uuid from offer_item where card_variant_id like 'sor-%')`,
      ),
  ],
  [
    'made an offer',
    () =>
      insertOffer(
        context.database,
        { initiatorId: someone, recipientId: other },
        { 'sor-001-standard': {} },
      ),
  ],
  [
    'deleted a demo account',
    () => context.pool.query(`delete from collection_item where user_id = ${collector}`),
  ],
])(
  'if someone %s, it is refused',
  async (_, change) => {
    await change();
    const before = await heldOf('sor');
    expect(await refusedBy(context, sor, { replaceDemo: true })).toMatch(
      /were changed since they were loaded: use --discard-changes too/,
    );
    expect(await heldOf('sor')).toEqual(before);
  },
  60_000,
);

test('a change of another set doesn’t count as one of this set', async () => {
  await count(someone, 'jtl-001-standard');
  const report = await importedBy(context, sor, { replaceDemo: true });
  expect(report.backup).toBeNull();
  expect(await numberOf(`collection_item where user_id = '${someone}'`)).toBe(1);
});

test('the backup keeps what people had, with the steps that say who did it', async () => {
  await count(someone, 'sor-001-standard', 'QUICK_ADD');
  const offerId = await insertOffer(
    context.database,
    { initiatorId: someone, recipientId: other },
    { 'sor-001-standard': {}, 'jtl-001-standard': {} },
  );
  await context.database.insert(offerNote).values({ offerId, userId: other, content: 'Fine!' });
  const [counts, events, wants, sales] = await heldOf('sor');
  const { backup } = await importedBy(context, sor, { replaceDemo: true, discardChanges: true });
  const content = JSON.parse(gunzipSync(await readFile(backup ?? '')).toString()) as Record<
    string,
    Record<string, unknown>[]
  >;
  expect(content['collection_item']).toHaveLength(counts ?? 0);
  expect(content['collection_event']).toHaveLength(events ?? 0);
  expect(content['want_list_item']).toHaveLength(wants ?? 0);
  expect(content['sale_list_item']).toHaveLength(sales ?? 0);
  expect(content['collection_item']).toContainEqual(
    expect.objectContaining({
      user_id: someone,
      card_variant_id: 'sor-001-standard',
      inventory: 2,
    }),
  );
  expect(content['collection_step']).toContainEqual(
    expect.objectContaining({ user_id: someone, reason: 'QUICK_ADD' }),
  );
  // The whole offer, with its remaining and its removed items.
  expect(content['offer']).toContainEqual(expect.objectContaining({ id: offerId }));
  expect(content['offer_item']?.filter((item) => item['offer_id'] === offerId)).toHaveLength(2);
  expect(content['offer_note']).toContainEqual(expect.objectContaining({ content: 'Fine!' }));
  expect(await numberOf(`offer_item where offer_id = '${offerId}'`)).toBe(1);
  const lists = new Set(content['want_list']?.map(({ id }) => id));
  expect(content['want_list_item']?.every((item) => lists.has(item['want_list_id']))).toBe(true);
  expect(await heldOf('sor')).toEqual([0, 0, 0, 0, 0]);
});
