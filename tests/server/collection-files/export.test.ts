import { playerBlock } from '@server/modules/moderation/tables';
import { share, sharing } from '@server/modules/sharing/tables';
import { userAccount } from '@server/modules/people/tables';
import { eq, sql, type SQL } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { bringIn, exported, insertFileCatalogue } from './file-test';

const FILE = `Set,CardNumber,Variant,Count,Missing
JTL,1087,Prestige Serialized,1,
SOR,060,Standard,2,4
SOR,059F,Foil,3,
SOR,001,Standard,0,1
`;

const CSV = [
  'Set,CardNumber,Name,Subtitle,Variant,Count,Missing',
  "SOR,001,Tamsin Vale,'@dusk,Standard,0,1",
  `SOR,059F,"Glass “Moth”, Waking",'@dusk,Foil,3,`,
  `SOR,060,"'=cmd|""/c calc""!A1",'@dusk,Standard,2,4`,
  "JTL,1087,'-Ørsted, the Quiet,'@dusk,Prestige Serialized,1,",
  '',
];

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startTestApp();
  await insertFileCatalogue(server.database);
  owner = await signUp(server.database, { handle: 'mira' });
  await bringIn(server.app, owner, FILE);
});
beforeEach(async () => {
  await server.pool.query('truncate share');
  await server.pool.query('update sharing set shared_with_all = false');
});
afterAll(() => server.close());

const shareWithAll = () => server.database.update(sharing).set({ sharedWithAll: true });

it('gives the owner a CSV without cells that a spreadsheet would run as formulas', async () => {
  const response = await exported(server.app, owner, { format: 'csv' });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="mira_collection_export.csv"',
    'cache-control': 'no-store',
  });
  const quoted = CSV.map((line) => line.replace("'-Ørsted, the Quiet", `"'-Ørsted, the Quiet"`));
  expect(response.body).toBe(`\uFEFF${quoted.join('\r\n')}`);
});

it('gives the owner JSON', async () => {
  const response = await exported(server.app, owner, { format: 'json', user_handle: 'mira' });
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="mira_collection_export.json"',
  );
  const { format, version, printings } = response.json();
  expect({ format, version }).toEqual({ format: 'starbinder-collection', version: 1 });
  expect(printings[0]).toEqual({
    set: 'SOR',
    cardNumber: '001',
    name: 'Tamsin Vale',
    subtitle: '@dusk',
    variant: 'STANDARD',
    count: 0,
    missing: 1,
  });
  expect(printings).toHaveLength(4);
});

it('gives the cards as text, one in a line', async () => {
  const response = await exported(server.app, owner, { format: 'txt' });
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="mira_collection_export.txt"',
  });
  expect(response.body.split('\n')).toEqual([
    '3 Glass “Moth”, Waking, @dusk (SOR) 059F',
    '2 =cmd|"/c calc"!A1, @dusk (SOR) 060',
    '1 -Ørsted, the Quiet, @dusk (JTL) 1087',
    '',
  ]);
});

it('names the file of someone without a handle', async () => {
  const nobody = await signUp(server.database, { handle: null });
  const response = await exported(server.app, nobody, { format: 'json' });
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="my_collection_export.json"',
  );
  expect(response.json().printings).toEqual([]);
});

it('shows others the counts, but not what is missing', async () => {
  await shareWithAll();
  const stranger = await signUp(server.database);
  for (const viewer of [null, stranger]) {
    const csv = await exported(server.app, viewer, { format: 'csv', user_handle: 'mira' });
    expect(csv.body.split('\r\n')[0]).toBe('\uFEFFSet,CardNumber,Name,Subtitle,Variant,Count');
    expect(csv.body).not.toContain('Tamsin');
    expect(csv.body).toContain(',Standard,2\r\n');
    const json = await exported(server.app, viewer, { format: 'json', user_handle: 'mira' });
    expect(json.json().printings).toHaveLength(3);
    expect(json.body).not.toContain('missing');
  }
});

it('gives no shared collection of a suspended person to anyone, nor that of a player who is blocked', async () => {
  await shareWithAll();
  const stranger = await signUp(server.database);
  const statusFor = async (viewer: Person | null) =>
    (await exported(server.app, viewer, { format: 'csv', user_handle: 'mira' })).statusCode;
  expect(await statusFor(stranger)).toBe(200);

  for (const [blockerId, blockedId] of [
    [owner.id, stranger.id],
    [stranger.id, owner.id],
  ] as const) {
    await server.database.insert(playerBlock).values({ blockerId, blockedId });
    expect(await statusFor(stranger)).toBe(404);
    await server.database.delete(playerBlock);
  }

  const suspended = (suspendedAt: SQL | null) =>
    server.database.update(userAccount).set({ suspendedAt }).where(eq(userAccount.id, owner.id));
  await suspended(sql`now()`);
  expect([await statusFor(stranger), await statusFor(null)]).toEqual([404, 404]);
  await suspended(null);
  expect(await statusFor(stranger)).toBe(200);
});

it('gives a stranger the same answer for a private collection as for a missing one', async () => {
  const stranger = await signUp(server.database);
  const [one, other] = await Promise.all(
    ['mira', 'nobody-of-that-name'].map((user_handle) =>
      exported(server.app, stranger, { format: 'csv', user_handle }),
    ),
  );
  expect(one!.statusCode).toBe(404);
  expect(one!.json().errors[0].message).toBe('Collection not found');
  expect(one!.body).toBe(other!.body);
  expect(Object.keys(one!.headers)).toEqual(Object.keys(other!.headers));

  await server.database
    .insert(share)
    .values({ ownerId: owner.id, subject: 'COLLECTION', email: 'friend@example.com' });
  const friend = await signUp(server.database, { email: 'friend@example.com' });
  const shared = await exported(server.app, friend, { format: 'csv', user_handle: 'mira' });
  expect(shared.statusCode).toBe(200);
});

it('refuses other formats, and a visitor’s own', async () => {
  const wrong = await exported(server.app, owner, { format: 'xml' });
  expect(wrong.statusCode).toBe(400);
  expect((await exported(server.app, owner, {})).statusCode).toBe(400);
  const visitor = await exported(server.app, null, { format: 'csv' });
  expect(visitor.statusCode).toBe(401);
  expect(visitor.json().errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED' });
});

it.each(['"\r\nSet-Cookie: a=b', 'a/../b', 'mira\u0000', "'; drop table collection_item; --"])(
  'answers %j like any unknown handle',
  async (user_handle) => {
    const response = await exported(server.app, owner, { format: 'csv', user_handle });
    expect(response.statusCode).toBe(404);
    expect(response.headers).not.toHaveProperty('set-cookie');
  },
);
