import type { Database } from '@server/db/database';
import { schema } from '@server/graphql/schema';
import { share } from '@server/db/tables';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';

/** Who may ask: by what they are to the owner of what is asked for. */
const ACTORS = [
  'visitor',
  'no handle',
  'owner',
  'shared-with',
  'stranger',
  'counterparty',
  'admin',
] as const;
type Actor = (typeof ACTORS)[number];

type Outcome = 'allowed' | 'null' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
type Expected = Record<Actor, Outcome>;

const everyone = (outcome: Outcome): Expected =>
  Object.fromEntries(ACTORS.map((actor) => [actor, outcome])) as Expected;
const ANYONE = everyone('allowed');
const SIGNED_IN: Expected = { ...ANYONE, visitor: 'UNAUTHENTICATED' };
const ADMIN: Expected = {
  ...everyone('FORBIDDEN'),
  visitor: 'UNAUTHENTICATED',
  admin: 'allowed',
};
/** What the owner shares with one other. */
const SHARED: Expected = { ...everyone('NOT_FOUND'), owner: 'allowed', 'shared-with': 'allowed' };

/** Who may call what; `$owner` stands for the owner's id. A field of Query or Mutation without a row fails (quality 1). */
const rows: [field: string, operation: string, expected: Expected][] = [
  ['Query.aspects', '{ aspects { id } }', ANYONE],
  ['Query.card', '{ card(id: "sor-001") { id } }', everyone('null')],
  ['Query.cardSet', '{ cardSet(cardSetCode: "SOR") { id } }', everyone('null')],
  ['Query.cardSets', '{ cardSets { id } }', ANYONE],
  ['Query.cards', '{ cards(ids: ["sor-001"]) { nodes { id } } }', ANYONE],
  ['Query.contactEmail', '{ contactEmail }', ANYONE],
  ['Query.currentUser', '{ currentUser { id } }', { ...ANYONE, visitor: 'null' }],
  ['Query.user', '{ user(id: "$owner") { id auditEntries { id } } }', ADMIN],
  [
    'Query.userCardSetCollection',
    '{ userCardSetCollection(cardSetCode: "SOR", userHandle: "owner") { id } }',
    SHARED,
  ],
  ['Query.userCollectionPreferences', '{ userCollectionPreferences { id } }', SIGNED_IN],
  ['Query.users', '{ users { totalCount nodes { email } } }', ADMIN],
  ['Mutation.deleteAccount', 'mutation { deleteAccount { success } }', SIGNED_IN],
  [
    'Mutation.updateCollectionVariantInventory',
    'mutation { updateCollectionVariantInventory(variantId: "sor-001-standard", inventory: 1) { errors { code } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateUser',
    'mutation { updateUser(input: { userId: "$owner", email: "o@example.com" }) { user { id } } }',
    ADMIN,
  ],
  [
    'Mutation.updateUserCollectionPreferences',
    'mutation { updateUserCollectionPreferences(leaderCount: 2) { preferences { id } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateUserProfile',
    'mutation { updateUserProfile(input: { handle: "a-new-one" }) { errors { code } } }',
    SIGNED_IN,
  ],
];

describe('roles × operations', () => {
  let test: TestApp;
  beforeEach(async () => {
    await test.pool.query('truncate user_account, retired_handle cascade');
  });
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('has a row for every field of Query and Mutation', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(rows.map(([field]) => field).sort()).toEqual(fields.sort());
  });

  const cases = rows.flatMap(([field, operation, expected]) =>
    ACTORS.map((actor) => [field, actor, expected[actor], operation] as const),
  );

  it.each(cases)('%s: %s is %s', async (field, actor, expected, operation) => {
    const { owner, headers } = await meet(test.database, actor);
    const answer = await ask(test.app, operation.replace('$owner', owner), undefined, headers);
    expect(outcomeOf(field, answer)).toBe(expected);
  });

  it('forbids an administrator who is none any more at their next request', async () => {
    const { headers } = await meet(test.database, 'admin');
    const asked = '{ users { nodes { id } } }';
    expect(outcomeOf('Query.users', await ask(test.app, asked, {}, headers))).toBe('allowed');

    const demoted = await test.another({ config: { ...testConfig, adminEmails: [] } });
    expect(outcomeOf('Query.users', await ask(demoted, asked, {}, headers))).toBe('FORBIDDEN');

    const { database, app } = test;
    await database.execute(`update user_account set verified_email = 'other@example.com'`);
    expect(outcomeOf('Query.users', await ask(app, asked, {}, headers))).toBe('FORBIDDEN');
  });

  it('does not take a shown address for a verified one', async () => {
    const userId = await insertUser(test.database, {
      email: 'admin@example.com',
      verifiedEmail: 'someone@example.com',
    });
    const headers = await insertSession(test.database, userId);
    const answer = await ask(test.app, '{ users { nodes { id } } }', {}, headers);
    expect(outcomeOf('Query.users', answer)).toBe('FORBIDDEN');
  });
});

/** An owner, and an actor with what they send to be known. */
async function meet(
  database: Database,
  actor: Actor,
): Promise<{ owner: string; headers: Record<string, string> }> {
  const owner = await insertUser(database, { handle: 'owner' });
  await database
    .insert(share)
    .values([{ ownerId: owner, subject: 'COLLECTION', email: people['shared-with'].email }]);
  if (actor === 'visitor') return { owner, headers: {} };
  const userId = actor === 'owner' ? owner : await insertUser(database, people[actor]);
  return { owner, headers: await insertSession(database, userId) };
}

const people = {
  'no handle': { handle: null },
  'shared-with': { handle: 'shared-with', email: 'shared-with@example.com' },
  stranger: { handle: 'stranger' },
  counterparty: { handle: 'counterparty' },
  admin: { handle: 'keeper', email: 'admin@example.com' },
};

function outcomeOf(field: string, { data, errors }: Answer<Record<string, unknown>>): unknown {
  if (errors !== undefined) return errors[0]?.extensions['code'];
  return data[field.split('.')[1] ?? ''] === null ? 'null' : 'allowed';
}
