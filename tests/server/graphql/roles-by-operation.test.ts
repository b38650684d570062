import { SHARING_SUBJECTS } from '@domain/sharing';
import type { Database } from '@server/db/database';
import { schema } from '@server/graphql/schema';
import { share } from '@server/db/tables';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
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

type Outcome = 'allowed' | 'null' | 'empty' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
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

/** The same for a list, of which nobody else can tell whether it exists. */
const SHARED_LIST: Expected = { ...everyone('empty'), owner: 'allowed', 'shared-with': 'allowed' };
const WITH_HANDLE: Expected = { ...SIGNED_IN, 'no handle': 'FORBIDDEN' };
/** What is only the owner's to change, whoever may see it. */
const OWNERS: Expected = {
  ...everyone('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  'no handle': 'FORBIDDEN',
  owner: 'allowed',
};

/** The same where no handle is needed to ask. */
const OWN: Expected = { ...OWNERS, 'no handle': 'NOT_FOUND' };

/** Who may call what; `$owner`, `$saleList` and `$wantList` stand for the ids of the owner and of their lists. A field of Query or Mutation without a row fails (quality 1). */
const rows: [field: string, operation: string, expected: Expected][] = [
  ['Query.aspects', '{ aspects { id } }', ANYONE],
  ['Query.card', '{ card(id: "sor-001") { id } }', everyone('null')],
  ['Query.cardSet', '{ cardSet(cardSetCode: "SOR") { id } }', everyone('null')],
  ['Query.cardSets', '{ cardSets { id } }', everyone('empty')],
  ['Query.cards', '{ cards(ids: ["sor-001"]) { nodes { id } } }', ANYONE],
  ['Query.collectionHistory', '{ collectionHistory { nodes { id } } }', SIGNED_IN],
  [
    'Query.collectionOnDay',
    '{ collectionOnDay(day: "2026-03-01", cardSetCode: "SOR") { variantId } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED' },
  ],
  ['Query.collectionShareSettings', '{ collectionShareSettings { sharedWithAll } }', SIGNED_IN],
  ['Query.collectionWorth', '{ collectionWorth { id } }', SIGNED_IN],
  [
    'Query.collectionWorthHistory',
    '{ collectionWorthHistory { at } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED', owner: 'allowed' },
  ],
  ['Query.collectionStep', '{ collectionStep(id: "$step") { id } }', OWN],
  ['Query.contactEmail', '{ contactEmail }', ANYONE],
  ['Query.currentUser', '{ currentUser { id } }', { ...ANYONE, visitor: 'null' }],
  ['Query.priceHistory', '{ priceHistory(cardId: "sor-001") { variantId } }', everyone('empty')],
  [
    'Query.saleListShareSettings',
    '{ saleListShareSettings(saleListId: "$saleList") { sharedWithAll } }',
    OWN,
  ],
  ['Query.sharedCollections', '{ sharedCollections { nodes { id } } }', ANYONE],
  ['Query.sharedSaleLists', '{ sharedSaleLists { nodes { id } } }', ANYONE],
  ['Query.sharedWantLists', '{ sharedWantLists { nodes { id } } }', ANYONE],
  ['Query.user', '{ user(id: "$owner") { id auditEntries { id } } }', ADMIN],
  [
    'Query.userCardSetCollection',
    '{ userCardSetCollection(cardSetCode: "SOR", userHandle: "owner") { id } }',
    SHARED,
  ],
  ['Query.userCollectionPreferences', '{ userCollectionPreferences { id } }', SIGNED_IN],
  ['Query.userSaleLists', '{ userSaleLists(userHandle: "owner") { id } }', SHARED_LIST],
  ['Query.userWantLists', '{ userWantLists(userHandle: "owner") { id } }', SHARED_LIST],
  ['Query.users', '{ users { totalCount nodes { email } } }', ADMIN],
  [
    'Query.wantListShareSettings',
    '{ wantListShareSettings(wantListId: "$wantList") { sharedWithAll } }',
    OWN,
  ],
  [
    'Mutation.addToCollection',
    'mutation { addToCollection(idempotencyKey: "added-once", additions: [{ variantId: "sor-001-foil", count: 1 }]) { errors { code } } }',
    SIGNED_IN,
  ],
  ['Mutation.createSaleList', 'mutation { createSaleList { saleList { id } } }', WITH_HANDLE],
  ['Mutation.createWantList', 'mutation { createWantList { wantList { id } } }', WITH_HANDLE],
  ['Mutation.deleteAccount', 'mutation { deleteAccount { success } }', SIGNED_IN],
  [
    'Mutation.updateCollectionSharing',
    'mutation { updateCollectionSharing(input: { shareWithAll: true, shareWith: [] }) { success } }',
    WITH_HANDLE,
  ],
  [
    'Mutation.undoCollectionStep',
    'mutation { undoCollectionStep(stepId: "$step") { errors { code } } }',
    OWN,
  ],
  [
    'Mutation.updateCollectionVariantInventory',
    'mutation { updateCollectionVariantInventory(variantId: "sor-001-standard", inventory: 1) { errors { code } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateSaleList',
    'mutation { updateSaleList(input: { saleListId: "$saleList", banner: "" }) { errors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.updateSaleListSharing',
    'mutation { updateSaleListSharing(input: { saleListId: "$saleList", shareWithAll: true, shareWith: [] }) { success } }',
    OWNERS,
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
  [
    'Mutation.updateWantListSharing',
    'mutation { updateWantListSharing(input: { wantListId: "$wantList", shareWithAll: true, shareWith: [] }) { success } }',
    OWNERS,
  ],
  [
    'Mutation.updateWantListVariantCount',
    'mutation { updateWantListVariantCount(wantListId: "$wantList", cardVariantId: "sor-001-standard", quantity: 1) { errors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.updateWantListVariantCounts',
    'mutation { updateWantListVariantCounts(wantListId: "$wantList", items: []) { errors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.upsertSaleListVariant',
    'mutation { upsertSaleListVariant(saleListId: "$saleList", cardVariantId: "sor-001-standard", quantity: 1, priceType: MARKET, condition: NEAR_MINT) { userErrors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.upsertSaleListVariants',
    'mutation { upsertSaleListVariants(saleListId: "$saleList", items: []) { userErrors { code } } }',
    OWNERS,
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
    const { headers, ...ids } = await meet(test.database, actor);
    const asked = operation
      .replace('$owner', ids.owner)
      .replace('$saleList', ids.saleListId)
      .replace('$wantList', ids.wantListId)
      .replace('$step', ids.stepId);
    const answer = await ask(test.app, asked, undefined, headers);
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
): Promise<{
  owner: string;
  saleListId: string;
  wantListId: string;
  stepId: string;
  headers: Record<string, string>;
}> {
  const owner = await insertUser(database, { handle: 'owner' });
  const saleListId = await insertSaleList(database, owner);
  const wantListId = await insertWantList(database, owner);
  const stepId = String(
    await insertStep(database, { userId: owner, at: new Date().toISOString(), counts: {} }),
  );
  const ids = { owner, saleListId, wantListId, stepId };
  const { email } = people['shared-with'];
  await database
    .insert(share)
    .values(SHARING_SUBJECTS.map((subject) => ({ ownerId: owner, subject, email })));
  if (actor === 'visitor') return { ...ids, headers: {} };
  const userId = actor === 'owner' ? owner : await insertUser(database, people[actor]);
  return { ...ids, headers: await insertSession(database, userId) };
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
  const answered = data[field.split('.')[1] ?? ''];
  if (Array.isArray(answered) && answered.length === 0) return 'empty';
  return answered === null ? 'null' : 'allowed';
}
