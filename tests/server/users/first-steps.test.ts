import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from './support/sign-up';

const FIELDS = 'hasHandle hasCount hasWant hasShared isPutAway';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp();
  const cardSetId = await insertCardSet(server.database);
  const cardId = await insertCard(server.database, { id: 'sor-001', cardSetId });
  await insertPrinting(server.database, { cardId });
});
beforeEach(async () => {
  person = await signUp(server.database);
});
afterAll(() => server.close());

const NOTHING = {
  hasHandle: false,
  hasCount: false,
  hasWant: false,
  hasShared: false,
  isPutAway: false,
};

const steps = async ({ headers }: Person) =>
  (await ask(server.app, `{ firstSteps { ${FIELDS} } }`, {}, headers)).data.firstSteps;
const change = (mutation: string) =>
  ask(server.app, `mutation { ${mutation} }`, {}, person.headers);
const count = (inventory: number) =>
  change(
    `updateCollectionVariantInventory(variantId: "sor-001-standard", inventory: ${inventory}) { errors { code } }`,
  );
const share = (subject: string, audience: string) =>
  change(`update${subject}Sharing(input: { ${audience} }) { success errors { code } }`);

it('are all open for a newcomer, whatever others have', async () => {
  const other = await signUp(server.database, { handle: 'somebody' });
  await insertWantList(server.database, other.id, { 'sor-001-standard': 1 });
  expect(await steps(person)).toEqual(NOTHING);
});

it('are done once the data is there, and open again without it', async () => {
  await change('updateUserProfile(input: { handle: "fern" }) { errors { code } }');
  expect(await steps(person)).toEqual({ ...NOTHING, hasHandle: true });
  await count(2);
  expect(await steps(person)).toMatchObject({ hasCount: true, hasWant: false });
  await count(0);
  expect(await steps(person)).toMatchObject({ hasCount: false });
  await insertWantList(server.database, person.id);
  expect(await steps(person)).toMatchObject({ hasWant: false });
});

it('count a want list with a printing on it, and any sharing', async () => {
  await change('updateUserProfile(input: { handle: "ivy" }) { errors { code } }');
  await insertWantList(server.database, person.id, { 'sor-001-standard': 1 });
  await share('Collection', 'shareWithAll: false, shareWith: [{ email: "a@example.com" }]');
  expect(await steps(person)).toMatchObject({ hasWant: true, hasShared: true });
  await share('Collection', 'shareWithAll: false, shareWith: [], expectedVersion: 1');
  expect(await steps(person)).toMatchObject({ hasShared: false });
  await share('Collection', 'shareWithAll: true, shareWith: [], expectedVersion: 2');
  expect(await steps(person)).toMatchObject({ hasShared: true });
});

it('stay hidden on every device until they are shown again', async () => {
  const putAway = (isPutAway: boolean) =>
    change(`putFirstStepsAway(isPutAway: ${isPutAway}) { ${FIELDS} }`);
  const { data } = await putAway(true);
  expect(data.putFirstStepsAway).toEqual({ ...NOTHING, isPutAway: true });
  expect(await steps(person)).toMatchObject({ isPutAway: true });
  const other = await signUp(server.database);
  expect(await steps(other)).toMatchObject({ isPutAway: false });
  await putAway(false);
  expect(await steps(person)).toMatchObject({ isPutAway: false });
});
