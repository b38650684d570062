import { VARIANT_TYPES } from '@domain/card';
import { handleErrorOf } from '@domain/user';
import { loadDemoCatalogue } from '@server/app/demo/catalogue';
import { loadDemoAccounts } from '@server/app/demo/identity-provider';
import { loadDemoPlayers } from '@server/app/demo/players';
import { issuerOf } from '@server/app/identity';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { testDecksAsLoaded } from './decks-as-loaded';
import { testOffersAsLoaded } from './offers-as-loaded';

const ISSUER = issuerOf({ oidc: undefined, publicUrl: 'http://localhost:3000' });

let db: TestDatabase;
const load = () => loadDemoPlayers(db.database, ISSUER);

async function rows<Row>(statement: string): Promise<Row[]> {
  return (await db.pool.query(statement)).rows as Row[];
}
async function one<Row>(statement: string): Promise<Row> {
  return (await rows<Row>(statement))[0] as Row;
}
const everything = () =>
  Promise.all(
    [
      'user_account',
      'collection_step',
      'collection_event',
      'collection_item',
      'collection_preferences',
      'want_list',
      'want_list_item',
      'sale_list',
      'sale_list_item',
      'sharing',
      'share',
      'offer',
      'offer_item',
      'offer_note',
      'deck',
      'deck_line',
      'deck_version',
      'catalogue_import',
    ].map((table) => rows(`select t::text from ${table} t order by 1`)),
  );
const collected = (handle: string) =>
  one<{ copies: number; sets: number; types: string[]; overrides: number }>(
    `select coalesce(sum(i.inventory), 0)::int as copies, count(distinct c.card_set_id)::int as sets,
        array_agg(distinct v.variant_type::text order by v.variant_type::text) as types,
        count(i.missing_override)::int as overrides
      from collection_item i join user_account u on u.id = i.user_id
        join card_variant v on v.id = i.card_variant_id join card c on c.id = v.card_id
      where u.handle = '${handle}'`,
  );

beforeAll(async () => {
  db = await createTestDatabase();
  await loadDemoCatalogue({ ...db, report: () => undefined });
  await loadDemoAccounts(db.database, ISSUER);
  await Promise.all([load(), load()]);
}, 180_000);
afterAll(() => db.drop());

test('the collector has cards of every set and kind, with some overrides', async () => {
  const { copies, sets, types, overrides } = await collected('collector');
  expect(copies).toBeGreaterThan(4_000);
  expect(sets).toBe(5);
  expect(types).toEqual([...VARIANT_TYPES].sort());
  expect(overrides).toBeGreaterThan(3);
});

test('the history covers a year, step by step, in the order of the ledger', async () => {
  const steps = await rows<{ days: number; reason: string; note: string; actor: string | null }>(
    `select extract(day from '2026-11-16Z' - at)::int as days, reason, note, actor.handle as actor
      from collection_step s join user_account u on u.id = s.user_id
        left join user_account actor on actor.id = s.actor_id
      where u.handle = 'collector' order by s.id`,
  );
  expect(steps.length).toBeGreaterThan(35);
  expect(steps[0]!.days).toBeGreaterThan(350);
  expect(steps.map(({ days }) => days)).toEqual(
    steps.map(({ days }) => days).sort((a, b) => b - a),
  );
  expect(new Set(steps.map(({ reason, actor }) => `${reason} ${actor}`))).toEqual(
    new Set(['DEMO null', 'EXCHANGE collector']),
  );
  expect(steps[0]!.note).toMatch(/^Booster box of /);
});

test('each change begins where the one before ended, and the last one is what is counted', async () => {
  const { broken } = await one<{ broken: number }>(
    `select count(*)::int as broken from (
      select inventory_from, missing_override_from,
        lag(inventory_to, 1, 0) over ledger as before, lag(missing_override_to) over ledger as override
      from collection_event window ledger as (partition by user_id, card_variant_id order by step_id)
    ) as e where inventory_from <> before or missing_override_from is distinct from override`,
  );
  expect(broken).toBe(0);
  const { wrong, counted } = await one<{ wrong: number; counted: number }>(
    `with last as (
      select distinct on (user_id, card_variant_id) user_id, card_variant_id, inventory_to,
          missing_override_to, count(*) over (partition by user_id, card_variant_id)::int as changes
        from collection_event order by user_id, card_variant_id, step_id desc
    ) select count(*)::int as counted, count(*) filter (where
        (i.inventory, i.missing_override, i.version) is distinct from
        (inventory_to, missing_override_to, changes))::int as wrong
      from collection_item i full join last using (user_id, card_variant_id)`,
  );
  expect(wrong).toBe(0);
  expect(counted).toBeGreaterThan(5_000);
});

test('want lists contain missing cards, and overlap with what others have', async () => {
  const lists = await rows<{ handle: string; wanted: number; held: number }>(
    `select u.handle, count(distinct w.card_variant_id)::int as wanted,
        count(distinct w.card_variant_id) filter (where i.user_id is not null)::int as held
      from want_list l join user_account u on u.id = l.user_id
        join want_list_item w on w.want_list_id = l.id
        left join collection_item i on i.card_variant_id = w.card_variant_id
          and i.inventory > 0 and i.user_id <> l.user_id
      group by u.handle`,
  );
  expect(lists).toHaveLength(32);
  for (const handle of ['collector', 'trader']) {
    const list = lists.find((found) => found.handle === handle);
    expect(list?.wanted).toBeGreaterThanOrEqual(30);
    expect(list?.wanted).toBeLessThanOrEqual(60);
    expect(list?.held).toBeGreaterThan(10);
  }
});

test('some wants of the collector and of the trader mean more than their printing', async () => {
  const lists = await rows<{ handle: string; meant: string[]; plain: number; own: number }>(
    `select u.handle, array_agg(distinct w.would_do::text || case when w.at_most_cents is null then '' else ' <' end
          || case w.priority when 'NORMAL' then '' else ' ' || w.priority end) as meant,
        count(*) filter (where w.would_do = 'THIS' and w.priority = 'NORMAL')::int as plain,
        count(*) filter (where w.would_do <> 'THIS' and exists (
          select from sale_list_item i join sale_list s on s.id = i.sale_list_id
            join card_variant v on v.id = i.card_variant_id
            where s.user_id = u.id and v.card_id = c.card_id))::int as own
      from want_list l join user_account u on u.id = l.user_id join want_list_item w on w.want_list_id = l.id
        join card_variant c on c.id = w.card_variant_id
      where u.handle in ('collector', 'trader') group by u.handle order by u.handle`,
  );
  expect(lists.map(({ handle }) => handle)).toEqual(['collector', 'trader']);
  for (const { meant, plain, own } of lists) {
    expect(meant.toSorted()).toEqual([
      'ANY < NICE',
      'ANY MUST',
      'KINDS',
      'NO_FOIL <',
      'THIS',
      'THIS NICE',
    ]);
    expect(plain).toBeGreaterThan(20);
    // Nobody sells what would do for them.
    expect(own).toBe(0);
  }
});

test('two sale lists state postage in steps, one of them also a minimum', async () => {
  const stated = await rows(
    `select jsonb_array_length(postage) as steps, minimum_cents as minimum from sale_list
        where jsonb_typeof(postage) = 'array' order by minimum_cents`,
  );
  expect(stated).toEqual([
    { steps: 2, minimum: 0 },
    { steps: 2, minimum: 300 },
  ]);
});

test('sale lists have all three price types, and overlap with what others want', async () => {
  const lists = await rows<{
    handle: string;
    sold: number;
    types: string[];
    sought: number;
    own: number;
    version: number;
  }>(
    `select u.handle, count(distinct s.card_variant_id)::int as sold,
        array_agg(distinct s.price_type::text order by s.price_type::text) as types,
        count(distinct s.card_variant_id) filter (where w.user_id <> l.user_id)::int as sought,
        count(distinct s.card_variant_id) filter (where w.user_id = l.user_id)::int as own,
        max(s.version - l.revision) as version
      from sale_list l join user_account u on u.id = l.user_id
        join sale_list_item s on s.sale_list_id = l.id
        left join (want_list_item i join want_list w on w.id = i.want_list_id)
          on i.card_variant_id = s.card_variant_id
      group by u.handle`,
  );
  expect(lists).toHaveLength(32);
  expect(lists.filter(({ own, version }) => own > 0 || version !== 0)).toEqual([]);
  for (const handle of ['collector', 'trader']) {
    const list = lists.find((found) => found.handle === handle);
    expect(list?.types).toEqual(['CONTACT', 'FIXED', 'MARKET']);
    expect(list?.sold).toBeGreaterThan(60);
    expect(list?.sought).toBeGreaterThan(10);
  }
  const settings = await one<{ banners: number; percentages: number; steps: number[] }>(
    `select count(*) filter (where banner <> '')::int as banners,
        count(distinct percentage_adjustment)::int as percentages,
        array_agg(distinct rounding_step order by rounding_step) as steps from sale_list`,
  );
  expect(settings.banners).toBeGreaterThan(5);
  expect(settings.percentages).toBeGreaterThan(3);
  expect(settings.steps).toEqual([0, 25, 50, 100]);
});

test('the collector and the trader each sell some of what the other looks for, and own what they sell', async () => {
  const matches = (seller: string, buyer: string) =>
    one(
      `select count(*)::int >= 12 as enough from sale_list_item s join sale_list l on l.id = s.sale_list_id
          join want_list_item i using (card_variant_id) join want_list w on w.id = i.want_list_id
        where l.user_id = (select id from user_account where handle = '${seller}')
          and w.user_id = (select id from user_account where handle = '${buyer}')`,
    );
  expect(await matches('collector', 'trader')).toEqual({ enough: true });
  expect(await matches('trader', 'collector')).toEqual({ enough: true });
  expect(
    await one(
      `select count(*)::int as count from sale_list_item s join sale_list l on l.id = s.sale_list_id
          join user_account u on u.id = l.user_id and u.handle = 'collector'
          left join collection_item i on i.user_id = u.id and i.card_variant_id = s.card_variant_id
        where coalesce(i.inventory, 0) <= s.quantity`,
    ),
  ).toEqual({ count: 0 });
});

test('it is shared as rules/operation#demo-people says, the generated ones mostly with everyone', async () => {
  const shared = (handle: string) =>
    rows(
      `select s.subject, shared_with_all as "withAll", share.email from sharing s
          join user_account u on u.id = s.user_id
          left join share on share.owner_id = s.user_id and share.subject = s.subject
        where handle = '${handle}' order by s.subject`,
    );
  expect(await shared('collector')).toEqual([
    { subject: 'COLLECTION', withAll: true, email: null },
    { subject: 'WANT_LIST', withAll: true, email: null },
    { subject: 'SALE_LIST', withAll: true, email: null },
  ]);
  expect(await shared('trader')).toEqual([
    { subject: 'WANT_LIST', withAll: false, email: 'collector@example.com' },
    { subject: 'SALE_LIST', withAll: true, email: null },
  ]);
  expect(await shared('keeper')).toEqual([{ subject: 'COLLECTION', withAll: true, email: null }]);
  const { all, moments } = await one<{ all: number; moments: number }>(
    `select count(*)::int as all, count(distinct updated_at)::int as moments from sharing
      where shared_with_all and subject = 'COLLECTION'`,
  );
  expect(all).toBeGreaterThan(20);
  const open = await rows<{ handle: string; subject: string }>(
    `select handle, subject from sharing s join user_account u on u.id = s.user_id where opens_extras`,
  );
  expect(open).toContainEqual({ handle: 'collector', subject: 'COLLECTION' });
  expect(open.length).toBeGreaterThan(all / 4);
  expect(open.length).toBeLessThan(all);
  // Two of them exchanged copies.
  expect(moments).toBe(all - 1);
});

test('thirty more players, unknown to any provider, have handles that anybody could claim', async () => {
  const traders = await rows<{ handle: string; verified: string | null }>(
    `select handle, verified_email as verified from user_account u
      where not exists (select from identity i where i.user_id = u.id)`,
  );
  expect(traders).toHaveLength(30);
  expect(traders.filter(({ verified }) => verified !== null)).toEqual([]);
  expect(traders.map(({ handle }) => handleErrorOf(handle))).toEqual(traders.map(() => null));
});

describe('offers', () => testOffersAsLoaded(() => db));
describe('decks', () => testDecksAsLoaded(() => db));

test('a later load changes nothing, whatever people did since', async () => {
  await db.pool.query(`update collection_item set inventory = 9
    where user_id = (select id from user_account where handle = 'keeper')`);
  await db.pool.query(`delete from want_list`);
  await db.pool.query(`update sale_list set banner = 'Sold out'`);
  const before = await everything();
  await load();
  expect(await everything()).toEqual(before);
}, 180_000);

test('accounts that have a list already are left as they are', async () => {
  await db.pool.query(`truncate user_account cascade`);
  await loadDemoAccounts(db.database, ISSUER);
  for (const [table, handle] of [
    ['want_list', 'collector'],
    ['sale_list', 'trader'],
  ]) {
    await db.pool.query(
      `insert into ${table} (user_id) select id from user_account where handle = '${handle}'`,
    );
  }
  await load();
  expect(await collected('collector')).toMatchObject({ copies: 0 });
  expect(
    await one(
      `select count(*)::int as lists from want_list
        where user_id = (select id from user_account where handle = 'trader')`,
    ),
  ).toEqual({ lists: 0 });
  expect((await collected('keeper')).copies).toBeGreaterThan(50);
}, 180_000);
