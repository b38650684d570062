import manifest from '../../../operations.json';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { post } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

/** Ids of the operations with this name from before there were versions. */
const idsOf = (name: string): string[] =>
  Object.entries(manifest)
    .filter(([, text]) => text.startsWith(`mutation ${name}(`) && !/version/i.test(text))
    .map(([id]) => id);

const RELOAD = [
  {
    field: expect.stringMatching(/expectedVersion$/),
    code: 'CONFLICT',
    message: 'This page is older than the server. Reload it.',
  },
];

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startTestApp({ adHocOperations: false });
  const cardSetId = await insertCardSet(server.database);
  const cardId = await insertCard(server.database, { id: 'sor-001', cardSetId });
  await insertPrinting(server.database, { cardId });
  owner = await signUp(server.database, { handle: 'owner' });
});
afterAll(() => server.close());

const send = async (id: string, variables: object) =>
  (await post(server.app, { id, variables }, owner.headers)).data;

it('set quantities that aren’t on the list, and get an error to reload if one is there', async () => {
  const ids = idsOf('UpdateWantListVariantCounts');
  expect(ids.length).toBeGreaterThan(0);
  const wantListId = await insertWantList(server.database, owner.id);
  for (const id of ids) {
    const set = async (quantity: number) => {
      const items = [{ cardVariantId: 'sor-001-standard', quantity }];
      return (await send(id, { wantListId, items })).updateWantListVariantCounts;
    };
    expect(await set(2)).toMatchObject({ wantListItems: [{ quantity: 2 }], errors: [] });
    expect(await set(3)).toMatchObject({ wantListItems: [{ quantity: 2 }], errors: RELOAD });
    expect(await set(0)).toMatchObject({ wantListItems: [{ quantity: 2 }], errors: RELOAD });
  }
});

it('share what was never shared, and get an error to reload if settings exist', async () => {
  const [id] = idsOf('UpdateCollectionSharing');
  const share = async (shareWithAll: boolean) =>
    (await send(id!, { shareWithAll, shareWith: [] })).outcome;
  expect(await share(true)).toMatchObject({ success: true, errors: [] });
  expect(await share(true)).toMatchObject({ success: true, errors: [] });
  expect(await share(false)).toMatchObject({
    success: false,
    errors: RELOAD,
    settings: { sharedWithAll: true },
  });
});
