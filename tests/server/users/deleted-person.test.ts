import { bringIn, insertFileCatalogue, preview } from '../collection-files/file-test';
import { startSignInTest, type SignInTest } from '../sign-in/support/sign-in-test';
import { ask } from '../support/ask';
import type { Person } from './support/sign-up';
import { done, signedIn } from './support/signed-in';

const PRINTING = 'sor-001-standard';
const FILE = `Set,CardNumber,Count,IsFoil,Stamp\nSOR,001,5,False,\n`;

let given: SignInTest;
let rosa: Person;
let partner: Person;
let admin: Person;

const rename = (handle: string) =>
  done(
    given,
    admin,
    `mutation { updateUser(input: { userId: "${rosa.id}", handle: "${handle}" }) { errors { code } } }`,
  );
const claim = (person: Person, handle: string) =>
  done(
    given,
    person,
    `mutation { updateUserProfile(input: { handle: "${handle}" }) { errors { code } } }`,
  );

/** A copy changes hands, and each ledger gets the other side's current handle. */
async function exchange(): Promise<void> {
  const { offer } = await done(
    given,
    rosa,
    `mutation { createOffer(input: { recipientHandle: "pat", offerType: BUY, note: "One, please.",
      offerItems: [{ variantId: "${PRINTING}", quantity: 1, priceType: FIXED, fixedPriceInCents: 100 }] }) { offer { id } errors { code } } }`,
  );
  await done(
    given,
    partner,
    `mutation { acceptOffer(offerId: "${offer.id}") { errors { code } } }`,
  );
  for (const person of [rosa, partner]) {
    const mark = `mutation { markOfferExchanged(offerId: "${offer.id}", exchanged: true) { errors { code } } }`;
    await done(given, person, mark);
  }
}

/** Creates everything that a person may leave behind, by the usual operations. */
beforeAll(async () => {
  given = await startSignInTest();
  const { server } = given;
  await insertFileCatalogue(server.database);
  admin = await signedIn(given, { sub: 'sub-1', email: 'admin@example.com' });
  partner = await signedIn(given, { sub: 'sub-2', email: 'pat@example.com', name: 'Pat' });
  const claims = { sub: 'sub-rosa', email: 'rosa@example.com', name: 'Rosa Lindqvist' };
  await signedIn(given, claims);
  rosa = await signedIn(given, claims);
  await claim(partner, 'pat');
  await claim(rosa, 'rosa-l');

  await bringIn(server.app, partner, FILE);
  const { saleList } = await done(
    given,
    partner,
    'mutation { createSaleList { saleList { id } } }',
  );
  await done(
    given,
    partner,
    `mutation { upsertSaleListVariant(saleListId: "${saleList.id}", cardVariantId: "${PRINTING}", quantity: 4, priceType: CONTACT, condition: NEAR_MINT) { userErrors { code } } }`,
  );
  await done(
    given,
    partner,
    `mutation { updateSaleListSharing(input: { saleListId: "${saleList.id}", expectedVersion: 0, shareWithAll: true, shareWith: [] }) { success errors { code } } }`,
  );

  await bringIn(server.app, rosa, FILE, 'add', { fileName: 'rosas-cards.csv' });
  for (const mutation of [
    'updateUserCollectionPreferences(leaderCount: 2) { errors { field } }',
    `addToCollection(idempotencyKey: "rosa-added-1", additions: [{ variantId: "${PRINTING}", count: 1 }]) { errors { code } }`,
    'updateCollectionSharing(input: { expectedVersion: 0, shareWithAll: false, shareWith: [{ email: "lindqvist-senior@example.com" }] }) { success errors { code } }',
    'createWantList { wantList { id } }',
    'updateUsualPostage(postage: [{ cents: 7654 }]) { cents }',
  ]) {
    await done(given, rosa, `mutation { ${mutation} }`);
  }
  const own = await done(given, rosa, 'mutation { createSaleList { saleList { id } } }');
  await done(
    given,
    rosa,
    `mutation { updateSaleList(input: { saleListId: "${own.saleList.id}", banner: "Rosa sells" }) { errors { code } } }`,
  );
  await exchange();
  await rename('rosa-lindqvist');
  await exchange();
  await rename('lindqvist');
  const email = `mutation { updateUser(input: { userId: "${rosa.id}", email: "lindqvist@example.com" }) { errors { code } } }`;
  await done(given, admin, email);
  await preview(server.app, rosa, FILE, { fileName: 'rosas-draft.csv' });
  await server.pool.query(
    `with others as (select id from user_account where id <> $1 limit 1),
      blocks as (insert into player_block (blocker_id, blocked_id) select $1, id from others union select id, $1 from others)
      insert into report (subject, reporter_id, accused_id, banner, reason)
        select 'BANNER', id, $1, 'Rosa sells', 'Rosa again' from others`,
    [rosa.id],
  );
  expect(await namedIn()).toEqual([
    'audit_entry',
    'collection_import',
    'collection_step',
    'identity',
    'report',
    'sale_list',
    'share',
    'user_account',
  ]);
  expect(await tablesWith(USUAL_POSTAGE)).toEqual(['user_account']);
  await done(given, rosa, 'mutation { deleteAccount { success } }');
});
afterAll(() => given.close());

/** All rows of all tables, those of jobs included, as text. */
async function everything(): Promise<Record<string, string[]>> {
  const { pool } = given.server;
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of rows) {
    const found = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    contents[name] = found.rows.map(({ row }) => row);
  }
  return contents;
}

const USUAL_POSTAGE = /cents\W+7654/;

const tablesWith = async (pattern: RegExp): Promise<string[]> =>
  Object.entries(await everything()).flatMap(([table, rows]) =>
    rows.some((row) => pattern.test(row)) ? [table] : [],
  );

/** Which tables name the person, in whatever column. */
const namedIn = () => tablesWith(/rosa|lindqvist/i);

it('no table contains any name or handle that the person ever had', async () => {
  expect(await namedIn()).toEqual([]);
});

it('no table contains the postage that the person usually assumed', async () => {
  expect(await tablesWith(USUAL_POSTAGE)).toEqual([]);
});

it('exchanges with others, and the account’s audit, stay under its id', async () => {
  expect(await tablesWith(new RegExp(rosa.id))).toEqual([
    'audit_entry',
    'inbox_event',
    'offer',
    'offer_note',
    'rate_count',
    'user_account',
  ]);
  const { rows } = await given.server.pool.query(
    'select field, from_value, to_value, actor_id from audit_entry where user_id = $1 order by id',
    [rosa.id],
  );
  const entry = (field: string, actor: Person) => ({
    field,
    from_value: null,
    to_value: null,
    actor_id: actor.id,
  });
  expect(rows).toEqual([
    entry('handle', rosa),
    entry('handle', admin),
    entry('handle', admin),
    entry('email', admin),
    entry('deleted', rosa),
  ]);
});

it('the whole ledger moves to a pseudonym that nothing leads to', async () => {
  const { pool } = given.server;
  const { rows } = await pool.query(
    `select user_id, actor_id, reason, note, idempotency_key from collection_step
      where user_id not in ($1, $2) order by id`,
    [partner.id, admin.id],
  );
  const pseudonym = String(rows[0]?.user_id);
  const step = (reason: string) => ({
    user_id: pseudonym,
    actor_id: pseudonym,
    reason,
    note: null,
    idempotency_key: null,
  });
  expect(rows).toEqual(['IMPORT', 'QUICK_ADD', 'EXCHANGE', 'EXCHANGE'].map(step));
  const events = await pool.query(
    'select inventory_to from collection_event where user_id = $1 order by step_id',
    [pseudonym],
  );
  expect(events.rows.map(({ inventory_to }) => inventory_to)).toEqual([5, 6, 7, 8]);

  expect(await tablesWith(new RegExp(pseudonym))).toEqual([
    'collection_event',
    'collection_step',
    'user_account',
  ]);
  const account = await pool.query(
    `select * from user_account where id = $1 and created_at = 'epoch' and deleted_at = 'epoch'`,
    [pseudonym],
  );
  expect(account.rows).toMatchObject([{ name: 'Deleted user', handle: null }]);
});

it('the partner still reads what happened, without a name', async () => {
  const history = '{ collectionHistory(first: 10) { nodes { reason note } } }';
  const { data } = await ask(given.server.app, history, {}, partner.headers);
  expect(data.collectionHistory.nodes).toEqual([
    { reason: 'EXCHANGE', note: null },
    { reason: 'EXCHANGE', note: null },
    { reason: 'IMPORT', note: 'my cards.csv' },
  ]);
});

it.each(['rosa-l', 'rosa-lindqvist', 'lindqvist'])(
  'nobody gets the handle %s again, and nothing says whose it was',
  async (handle) => {
    const person = await signedIn(given, { sub: `later ${handle}`, email: 'later@example.com' });
    const mutation = `mutation { updateUserProfile(input: { handle: "${handle}" }) { errors { code } } }`;
    const { data } = await ask(given.server.app, mutation, {}, person.headers);
    expect(data.updateUserProfile.errors).toEqual([{ code: 'HANDLE_TAKEN' }]);
    const { rows } = await given.server.pool.query('select * from retired_handle');
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(Object.keys(row)).toEqual(['digest']);
  },
);
