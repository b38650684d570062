import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

const COUNT = 'variantId inventory missing { count isDefault } target extraCount version';
const READ = `query ($userHandle: String) {
  userCardSetCollection(cardSetCode: "sor", userHandle: $userHandle) { isOwner items { ${COUNT} } }
}`;
const UPDATE = `mutation ($variantId: ID!, $inventory: Int, $missingOverrideCount: Int, $expectedVersion: Int) {
  updateCollectionVariantInventory(variantId: $variantId, inventory: $inventory,
    missingOverrideCount: $missingOverrideCount, expectedVersion: $expectedVersion) {
    collectionItemInventory { ${COUNT} } errors { field message code }
  }
}`;

let test: TestApp;
let person: Person;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  const cardId = await insertCard(test.database, {
    id: 'sor-001',
    cardSetId: await insertCardSet(test.database),
  });
  variantId = await insertPrinting(test.database, { cardId });
});
beforeEach(async () => {
  person = await signUp(test.database);
});
afterAll(() => test.close());

const update = async (asked: object) =>
  (await ask(test.app, UPDATE, { variantId, ...asked }, person.headers)).data
    .updateCollectionVariantInventory;
const read = async () =>
  (await ask(test.app, READ, {}, person.headers)).data.userCardSetCollection.items[0];

it('sets how many one has, and with it what is missing and extra', async () => {
  expect(await read()).toMatchObject({ inventory: 0, missing: { count: 3 }, version: 0 });
  expect(await update({ inventory: 5, expectedVersion: 0 })).toEqual({
    collectionItemInventory: {
      variantId,
      inventory: 5,
      missing: { count: 0, isDefault: true },
      target: 3,
      extraCount: 2,
      version: 1,
    },
    errors: [],
  });
  expect(await read()).toMatchObject({ inventory: 5, version: 1 });
});

it('refuses to overwrite what was not seen, with what is there', async () => {
  await update({ inventory: 5, expectedVersion: 0 });
  expect(await update({ inventory: 2, expectedVersion: 0 })).toMatchObject({
    collectionItemInventory: { inventory: 5, version: 1 },
    errors: [{ code: 'CONFLICT' }],
  });
});
