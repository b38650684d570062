import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';

const LIST = 'id name isOwner handle items { id } settings { banner version marketPricingSettings';
const PRICING = '{ percentageAdjustment rounding { type value } } }';
const CREATE = `mutation { createSaleList { saleList { ${LIST} ${PRICING} } } }`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const create = (person: Person) => ask(server.app, CREATE, {}, person.headers);
const listsOf = async ({ headers }: Person) =>
  (await ask(server.app, '{ userSaleLists { id } }', {}, headers)).data.userSaleLists;

it('makes one list, however often and at once it is asked for, with prices as they are', async () => {
  const seller = await signUp(server.database, { handle: 'rosa' });
  expect(await listsOf(seller)).toEqual([]);
  const answers = await Promise.all([create(seller), create(seller), create(seller)]);
  const lists = answers.map(({ data }) => data.createSaleList.saleList);
  expect(lists[0]).toEqual({
    id: expect.any(String),
    name: "rosa's Sale List",
    isOwner: true,
    handle: 'rosa',
    items: [],
    settings: {
      banner: '',
      version: 0,
      marketPricingSettings: {
        percentageAdjustment: 0,
        rounding: { type: 'NO_ROUNDING', value: 0 },
      },
    },
  });
  expect(lists).toEqual([lists[0], lists[0], lists[0]]);
  expect(await listsOf(seller)).toEqual([{ id: lists[0].id }]);
});

it('wants a handle', async () => {
  const nameless = await signUp(server.database, { handle: null });
  expect(await listsOf(nameless)).toEqual([]);
  expect((await create(nameless)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});
