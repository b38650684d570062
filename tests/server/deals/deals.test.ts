import type { FastifyInstance } from 'fastify';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { playerBlock } from '@server/modules/moderation/tables';
import { sharing } from '@server/modules/sharing/tables';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { bundled } from '../platform/bundled';
import { withMatching } from '../matches/matching';
import { ask } from '../support/ask';
import { signUp, type Person } from '../users/support/sign-up';

const scene = withMatching();

let worker: string;
let app: FastifyInstance;
beforeAll(async () => {
  worker = resolve(bundled('server/modules/offers/queries/fairness/balancing/worker.ts'));
  app = await scene.server.another({ balanceWorker: worker });
});
afterAll(() => rm(worker));

const FIND = `query ($input: DealInput!) { found: foundDeals(input: $input) { onRequest sellers refusal options {
  mostSellers missing gapInCents plansB { userHandle fromHandles moreInCents missing }
  parts { userHandle cardsInCents postageInCents items { needId variantId copies priceInCents priceType } } } } }`;
const DEAL = `id needs { id copies } parts { key userHandle isForSale postageInCents
  items { variantId cardId copies priceInCents priceType } offer { id status } }`;
const KEEP = `mutation ($input: DealInput!, $parts: [DealPartInput!]!) {
  found: keepDeal(input: $input, parts: $parts) { ${DEAL} } }`;
const OWN = `query ($id: ID!) { found: deal(id: $id) { ${DEAL} } }`;
const OFFER = `mutation ($input: CreateOfferInput!) { found: createOffer(input: $input) { offer { id } errors { code } } }`;

// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
type Answered = any;

async function asked(
  query: string,
  variables: Record<string, unknown>,
  person: Person = scene.viewer,
): Promise<Answered> {
  const { data, errors } = await ask(app, query, variables, person.headers);
  return errors?.[0]?.extensions ?? data.found;
}

const SETTINGS = { postage: [], envelopeInCents: 0, preferred: [], blocked: [] };
const need = (id: string, copies: number, accepts = [id]) => ({ id, copies, accepts });
const found = (needs: object[], settings: object = {}, person?: Person) =>
  asked(FIND, { input: { needs, settings: { ...SETTINGS, ...settings } } }, person);

type Items = Parameters<typeof insertSaleList>[2];
async function seller(
  handle: string,
  items: Items,
  settings?: Parameters<typeof insertSaleList>[3],
) {
  const { database } = scene.server;
  const person = await signUp(database, { handle, email: `${handle}@example.com` });
  await insertSaleList(database, person.id, items, settings);
  await database
    .insert(sharing)
    .values({ userId: person.id, subject: 'SALE_LIST', sharedWithAll: true });
  return person;
}
const at = (fixedPriceCents: number, quantity = 1) =>
  ({ priceType: 'FIXED', fixedPriceCents, quantity }) as const;
const postage = (cents: number) => ({ postage: [{ upToCopies: null, upToCents: null, cents }] });

const shop = (option: { parts: { userHandle: string; items: object[] }[] }) =>
  Object.fromEntries(option.parts.map(({ userHandle, items }) => [userHandle, items]));

test('the cheapest deal counts postage, splits copies and mixes printings', async () => {
  await seller('near', { a: at(100, 2), b: at(300) }, postage(100));
  await seller('far', { 'a-foil': at(110, 9), b: at(90) }, postage(150));
  const deals = await found([need('a', 3, ['a', 'a-foil']), need('b', 1)]);
  const [best] = deals.options;
  // All from one envelope: $3.30 + $0.90 + $1.50 is less than with two cheaper copies in an envelope of their own.
  expect(shop(best)).toEqual({
    far: [
      { needId: 'a', variantId: 'a-foil', copies: 3, priceInCents: 110, priceType: 'FIXED' },
      { needId: 'b', variantId: 'b', copies: 1, priceInCents: 90, priceType: 'FIXED' },
    ],
  });
  expect(best).toMatchObject({ missing: 0, gapInCents: 0, mostSellers: null });
  expect(best.plansB).toEqual([
    { userHandle: 'far', fromHandles: ['near'], moreInCents: 30, missing: 1 },
  ]);
});

test('what a seller doesn’t say is the viewer’s usual postage, or unknown', async () => {
  await seller('quiet', { a: at(100) });
  const postageOf = async (steps: object[]) =>
    (await found([need('a', 1)], { postage: steps })).options[0].parts[0].postageInCents;
  expect(await postageOf([])).toBeNull();
  expect(await postageOf([{ cents: 120 }])).toBe(120);
});

test('a printing without a price enters no deal, and is named', async () => {
  await seller('talk', { a: { priceType: 'CONTACT' } });
  const deals = await found([need('a', 1), need('b', 1)]);
  expect(deals).toMatchObject({
    onRequest: ['a'],
    sellers: 0,
    options: [{ missing: 2, parts: [] }, {}, {}, {}, {}],
  });
});

test('only lists that the viewer may see count, also by what the viewer blocks', async () => {
  const hidden = await signUp(scene.server.database, { handle: 'hidden', email: 'h@example.com' });
  await insertSaleList(scene.server.database, hidden.id, { a: at(1) });
  await insertSaleList(scene.server.database, scene.viewer.id, { a: at(2) });
  const blocker = await seller('blocker', { a: at(3) });
  await scene.server.database
    .insert(playerBlock)
    .values({ blockerId: blocker.id, blockedId: scene.viewer.id });
  await seller('left-out', { a: at(4) });
  await seller('last', { a: at(5) });
  const deals = await found([need('a', 1)], { blocked: ['left-out'] });
  expect(Object.keys(shop(deals.options[0]))).toEqual(['last']);
});

test.each([
  ['needs', []],
  ['needs', [need('a', 100)]],
  ['needs', [need('a', 1), need('a', 1)]],
  ['needs', [need('a', 1, [])]],
])('%s that no deal is found for are refused: %j', async (field, needs) => {
  expect(await found(needs)).toMatchObject({ code: 'VALIDATION', field });
});

const USUAL = '{ found: usualPostage { upToCopies upToCents cents } }';
const chooseUsual = (steps: object[], person?: Person) =>
  asked(
    'mutation ($steps: [PostageStepInput!]!) { found: updateUsualPostage(postage: $steps) { cents } }',
    { steps },
    person,
  );

test('usual postage is the player’s own, whatever their kept deals have', async () => {
  const other = await signUp(scene.server.database, { handle: 'other', email: 'o@example.com' });
  expect(await asked(USUAL, {})).toEqual([]);
  await chooseUsual([{ upToCopies: 4, upToCents: 2_500, cents: 120 }, { cents: 495 }]);
  const chosen = [
    { upToCopies: 4, upToCents: 2_500, cents: 120 },
    { upToCopies: null, upToCents: null, cents: 495 },
  ];
  await keptDeal();
  expect(await asked(USUAL, {})).toEqual(chosen);
  expect(await asked(USUAL, {}, other)).toEqual([]);
  const file = await app.inject({ url: '/api/my_data', headers: scene.viewer.headers });
  expect(file.json()).toMatchObject({ account: { usualPostage: chosen } });
  await chooseUsual([]);
  expect(await asked(USUAL, {})).toEqual([]);
});

const anyNumber = { cents: 100 };
test.each([
  ['no step for any number', [{ upToCopies: 4, cents: 100 }]],
  ['less than nothing', [{ cents: -1 }]],
  ['too much', [{ cents: 20_001 }]],
  ['no copies', [{ upToCopies: 0, cents: 1 }, anyNumber]],
  ['too many steps', Array.from({ length: 7 }, () => anyNumber)],
])('usual postage is refused: %s', async (_what, steps) => {
  const refusal = { code: 'VALIDATION', field: 'postage' };
  expect(await found([need('a', 1)], { postage: steps })).toMatchObject(refusal);
  expect(await chooseUsual(steps)).toMatchObject(refusal);
});

async function keptDeal() {
  await seller('near', { a: at(100, 2) });
  await seller('far', { b: at(90) });
  const input = { needs: [need('a', 1), need('b', 1)], settings: SETTINGS };
  const item = (id: string, priceInCents: number) => ({
    needId: id,
    variantId: id,
    copies: 1,
    priceInCents,
  });
  const parts = [
    { userHandle: 'near', postageInCents: 120, items: [item('a', 100)] },
    { userHandle: 'far', items: [item('b', 90)] },
  ];
  return asked(KEEP, { input, parts });
}

test('a kept deal follows the offers that are sent with its keys', async () => {
  const deal = await keptDeal();
  expect(deal.parts).toMatchObject([
    { userHandle: 'near', isForSale: true, postageInCents: 120, offer: null },
    { userHandle: 'far', isForSale: true, postageInCents: null, offer: null },
  ]);
  const { offer } = await asked(OFFER, {
    input: {
      recipientHandle: 'near',
      offerType: 'BUY',
      idempotencyKey: deal.parts[0].key,
      offerItems: [{ variantId: 'a', quantity: 1, priceType: 'FIXED', fixedPriceInCents: 100 }],
    },
  });
  const { parts } = await asked(OWN, { id: deal.id });
  expect(parts).toMatchObject([{ offer: { id: offer.id, status: 'PENDING' } }, { offer: null }]);
});

test('it says which seller has stopped sharing, and is nobody else’s', async () => {
  const deal = await keptDeal();
  await scene.server.pool.query(
    `delete from sharing where user_id = (select id from user_account where handle = 'far')`,
  );
  const { parts } = await asked(OWN, { id: deal.id });
  expect(parts).toMatchObject([{ isForSale: true }, { userHandle: 'far', isForSale: false }]);
  const other = await signUp(scene.server.database, { handle: 'other', email: 'o@example.com' });
  expect(await asked(OWN, { id: deal.id }, other)).toMatchObject({ code: 'NOT_FOUND' });
});
