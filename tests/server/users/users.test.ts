import { insertUser } from '@tests/factories/user-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from './support/sign-up';

const USERS = `query ($first: Int!, $after: String, $search: String) {
  users(first: $first, after: $after, search: $search) {
    nodes { id email handle roles } pageInfo { endCursor hasNextPage } totalCount
  }
}`;

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUpAdmin(server.database);
  for (const number of [3, 1, 2]) {
    await insertUser(server.database, { email: `b${number}@example.com`, handle: `z-${number}` });
  }
  await insertUser(server.database, { email: 'c@example.com' });
  await insertUser(server.database, { email: 'c@example.com' });
  await insertUser(server.database, { email: '100%_a\\b@example.com', handle: 'b-side' });
});
afterAll(() => server.close());

const users = (variables: Record<string, unknown>) =>
  ask(server.app, USERS, variables, admin.headers);
const emails = async (search: string): Promise<string[]> => {
  const { data } = await users({ first: 100, search });
  expect(data.users.totalCount).toBe(data.users.nodes.length);
  return data.users.nodes.map(({ email }: { email: string }) => email);
};

const EVERYONE = [
  '100%_a\\b@example.com',
  'admin@example.com',
  'b1@example.com',
  'b2@example.com',
  'b3@example.com',
  'c@example.com',
  'c@example.com',
];

it('lists everyone by e-mail, with their roles', async () => {
  const { data } = await users({ first: 2 });
  expect(data.users).toMatchObject({
    nodes: [
      { email: '100%_a\\b@example.com', handle: 'b-side', roles: ['USER'] },
      { id: admin.id, email: 'admin@example.com', handle: 'keeper', roles: ['USER', 'ADMIN'] },
    ],
    pageInfo: { hasNextPage: true },
    totalCount: EVERYONE.length,
  });
});

it.each([1, 2, 3, 6, 7, 8])('has all users in pages of %i', async (first) => {
  const seen: { id: string; email: string }[] = [];
  let after: string | null = null;
  do {
    const { data }: Awaited<ReturnType<typeof users>> = await users({ first, after });
    const { nodes, pageInfo } = data.users;
    expect(nodes.length).toBeLessThanOrEqual(first);
    seen.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen.map(({ email }) => email)).toEqual(EVERYONE);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(EVERYONE.length);
});

it.each([
  ['', EVERYONE],
  ['  ', EVERYONE],
  ['B', ['100%_a\\b@example.com', 'b1@example.com', 'b2@example.com', 'b3@example.com']],
  [' b2@EXAMPLE ', ['b2@example.com']],
  ['z-3', ['b3@example.com']],
  ['100%_A\\', ['100%_a\\b@example.com']],
  ['%', []],
  ['b_', []],
  ['example', []],
  ["b' or 1=1 --", []],
])('finds for %j the addresses and handles that start with it', async (search, expected) => {
  expect(await emails(search)).toEqual(expected);
});

it('pages through the results', async () => {
  const first = await users({ first: 2, search: 'b' });
  const { endCursor } = first.data.users.pageInfo;
  const second = await users({ first: 2, search: 'b', after: endCursor });
  expect(second.data.users.nodes).toMatchObject([
    { email: 'b2@example.com' },
    { email: 'b3@example.com' },
  ]);
  expect(second.data.users.pageInfo.hasNextPage).toBe(false);
});

it('has no next page after an empty one', async () => {
  const { data } = await users({ first: 1, search: 'nobody' });
  expect(data.users).toEqual({
    nodes: [],
    pageInfo: { endCursor: null, hasNextPage: false },
    totalCount: 0,
  });
});

it('leaves out deleted accounts', async () => {
  const gone = await signUp(server.database, { email: 'gone@example.com', handle: 'gone' });
  expect(await emails('gone')).toEqual(['gone@example.com']);
  await ask(server.app, 'mutation { deleteAccount { success } }', {}, gone.headers);
  expect(await emails('')).toEqual(EVERYONE);
});

it.each([-1, 0, 101, 2_147_483_647])(
  'refuses first: %i, by name, also the second time',
  async (first) => {
    // The second is answered by the compiled operation.
    for (const answer of [await users({ first }), await users({ first })]) {
      const { errors } = answer;
      expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field: 'first' });
    }
  },
);

it('refuses first: 2147483648 before anything runs', async () => {
  const { errors, data } = await users({ first: 2_147_483_648 });
  expect(errors?.[0]?.extensions['code']).toBe('VALIDATION');
  expect(data).toBeUndefined();
});

it.each(['', '!', 'YQ', Buffer.from('1 or 1=1').toString('base64url'), 'A'.repeat(10_000)])(
  'refuses the cursor %.20j',
  async (after) => {
    const { errors } = await users({ first: 1, after });
    expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field: 'after' });
  },
);

it.each(['\0', '\uD800', 'a'.repeat(10_000)])('refuses to search for %.20j', async (search) => {
  const { errors } = await users({ first: 1, search });
  expect(errors?.[0]?.extensions).toEqual({ code: 'VALIDATION', field: 'search' });
});

it('refuses to list everybody’s audit at once', async () => {
  const query = '{ users(first: 100) { nodes { auditEntries { id } } } }';
  const { errors } = await ask(server.app, query, {}, admin.headers);
  expect(errors?.[0]?.extensions).toEqual({ code: 'TOO_COMPLEX', limit: 'complexity' });
});
