import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBalancer } from '@server/modules/offers/queries/fairness/balancing/balancer';
import { BALANCE_RATE } from '@server/platform/rate-limit';
import { insertCard, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import { haveCounted } from '../limits/in-one-minute';
import { bundled } from '../platform/bundled';
import { ask } from '../support/ask';
import { withTrading } from './support/trading';

const trading = withTrading();

let worker: string;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  worker = resolve(bundled('server/modules/offers/queries/fairness/balancing/worker.ts'));
  folder = await mkdtemp(join(tmpdir(), 'starbinder-balance-'));
  app = await trading.server.another({ balanceWorker: worker, balanceSeconds: 60 });
});
afterAll(async () => {
  await rm(worker);
  await rm(folder, { recursive: true });
});

const QUERY = `query ($exchange: ExchangeInput!) { balancedExchange(exchange: $exchange) {
  refusal exchange { gives { variantId quantity } gets { variantId quantity }
    changes givesInCents getsInCents isEven isProvenBest } } }`;
const FAIRNESS = `query ($exchange: ExchangeInput!) { exchangeFairness(exchange: $exchange) {
  evenBalanceInCents gives { totalInCents wantedCopies } gets { totalInCents wantedCopies missingCopies } } }`;

/** Asks as the buyer about an exchange with the seller. */
// oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
async function asked(query: string, exchange: object, to = app): Promise<any> {
  const input = { userHandle: 'seller', gives: [], gets: [], balanceInCents: 0, ...exchange };
  const { data, errors } = await ask(to, query, { exchange: input }, trading.buyer.headers);
  if (errors?.[0]) throw new Error(String(errors[0].extensions['code']));
  return Object.values(data)[0];
}

/** The buyer also sells what the seller wants: two copies for $10 each, one for $2.60, one without a price. */
async function insertBothWays() {
  const { database, pool } = trading.server;
  const cardId = await insertCard(database, { id: 'sor-002', cardSetId: 'sor' });
  const [ten, cheap, unpriced] = [
    await insertPrinting(database, { cardId, priceCents: 1_000 }),
    await insertPrinting(database, { cardId, variantType: 'FOIL', priceCents: 260 }),
    await insertPrinting(database, { cardId, variantType: 'HYPERSPACE' }),
  ];
  const [first] = trading.variantIds;
  await insertSaleList(database, trading.buyer.id, {
    [ten]: { quantity: 2 },
    [cheap]: {},
    [unpriced]: {},
    [first]: {},
  });
  await insertWantList(database, trading.seller.id, { [ten]: 5, [cheap]: 1, [unpriced]: 1 });
  await pool.query(`insert into sharing (user_id, subject, shared_with_all)
    values ('${trading.seller.id}', 'WANT_LIST', true)`);
  return { ten, cheap, unpriced };
}

it('adds the fewest free copies of what both lists have in common, and keeps what has no price', async () => {
  const { ten, cheap, unpriced } = await insertBothWays();
  const [first] = trading.variantIds;
  const chosen = {
    gives: [{ variantId: unpriced, quantity: 1 }],
    gets: [{ variantId: first, quantity: 1 }],
  };
  expect(await asked(QUERY, chosen)).toEqual({
    refusal: null,
    exchange: {
      gives: [chosen.gives[0], { variantId: ten, quantity: 1 }],
      gets: chosen.gets,
      changes: 1,
      givesInCents: 1_000,
      getsInCents: 1_001,
      isEven: true,
      isProvenBest: true,
    },
  });
  // The seller pays $7.50 for one: another card makes up for the rest.
  const { exchange } = await asked(QUERY, {
    gets: [{ variantId: first, quantity: 1 }],
    balanceInCents: 750,
  });
  expect(exchange).toMatchObject({ gives: [{ variantId: cheap, quantity: 1 }], isEven: true });
  expect(await asked(FAIRNESS, chosen)).toEqual({
    evenBalanceInCents: 1_001,
    gives: { totalInCents: 0, wantedCopies: 1 },
    gets: { totalInCents: 1_001, wantedCopies: 1, missingCopies: 1 },
  });
});

it('doesn’t swap a printing for itself, though both sell and want it', async () => {
  const { database, pool } = trading.server;
  const [first] = trading.variantIds;
  await insertSaleList(database, trading.buyer.id, { [first]: {} });
  await insertWantList(database, trading.seller.id, { [first]: 1 });
  await pool.query(`insert into sharing (user_id, subject, shared_with_all)
    values ('${trading.seller.id}', 'WANT_LIST', true)`);
  expect(await asked(QUERY, {})).toEqual({ exchange: null, refusal: 'NOTHING_FITS' });
});

it('proposes what comes closest if nothing is even, and nothing without cards in common', async () => {
  const gets = [{ variantId: trading.variantIds[0], quantity: 3 }];
  expect((await asked(QUERY, { gets, balanceInCents: 50_000 })).exchange).toMatchObject({
    gets: [{ quantity: 3 }, { quantity: 2 }],
    isEven: false,
    isProvenBest: true,
  });
  expect(await asked(QUERY, { userHandle: 'stranger' })).toEqual({
    exchange: null,
    refusal: 'NOTHING_FITS',
  });
  expect(await asked(QUERY, { userHandle: 'nobody\u200b' })).toMatchObject({
    refusal: 'NOTHING_FITS',
  });
});

it.each([
  ['no copies', { gives: [{ variantId: 'a', quantity: 0 }] }],
  ['fewer than none', { gets: [{ variantId: 'a', quantity: -1 }] }],
  ['too many copies', { gets: [{ variantId: 'a', quantity: 10_000 }] }],
  [
    'a printing on both sides',
    { gives: [{ variantId: 'a', quantity: 1 }], gets: [{ variantId: 'a', quantity: 1 }] },
  ],
  [
    'too many printings',
    { gives: Array.from({ length: 101 }, (_, at) => ({ variantId: String(at), quantity: 1 })) },
  ],
  ['too much money', { balanceInCents: 1e9 }],
])('refuses %s', async (_what, exchange) => {
  for (const query of [QUERY, FAIRNESS]) {
    await expect(asked(query, exchange)).rejects.toThrow('VALIDATION');
  }
});

it('without a solver there is an answer, and the rate counts', async () => {
  const gets = [{ variantId: trading.variantIds[0], quantity: 1 }];
  const failed = { exchange: null, refusal: 'FAILED' };
  expect(await asked(QUERY, { gets }, trading.server.app)).toEqual(failed);
  const broken = await trading.server.another({ balanceWorker: join(folder, 'missing.mjs') });
  expect(await asked(QUERY, { gets }, broken)).toEqual(failed);
  expect(await asked(QUERY, { gets }, broken)).toEqual(failed);
  const key = `${BALANCE_RATE.name} user ${trading.buyer.id}`;
  await trading.server.pool.query('truncate rate_count');
  await haveCounted(trading.server.pool, key, BALANCE_RATE.byUser);
  await expect(asked(QUERY, { gets })).rejects.toThrow('RATE_LIMITED');
});

it('a thread that hangs or dies is replaced, and only a few may wait', async () => {
  const file = join(folder, 'stubborn.mjs');
  await writeFile(
    file,
    `export default ({ balance: { task: { maxPrintings } } }) => {
      if (maxPrintings === 1) for (;;);
      if (maxPrintings === 2) process.exit(1);
      return null;
    };`,
  );
  const none = { cents: 0, printings: 0 };
  const log = { error: () => undefined };
  const started = (timeoutMs?: number) => {
    const { balance, close } = createBalancer({
      worker: file,
      log,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    const of = (maxPrintings: number) =>
      balance({ candidates: [], kept: { GIVES: none, GETS: none }, maxPrintings });
    return { of, close };
  };
  const hasty = started(300);
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => hasty.of(1)));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 5 }, () => 'FAILED'),
    'BUSY',
  ]);
  await hasty.close();
  const patient = started();
  expect(await patient.of(2)).toEqual({ outcome: 'FAILED' });
  expect(await patient.of(3)).toEqual({ outcome: 'FOUND', found: null });
  await patient.close();
});

it('a choice doesn’t wait for deals', async () => {
  const file = join(folder, 'busy.mjs');
  await writeFile(file, 'export default (job) => { if ("deals" in job) for (;;); return null; };');
  const balancer = createBalancer({ worker: file, log: { error: () => undefined } });
  const deals = balancer.findDeals({ needs: [], listings: [], sellers: [] });
  const none = { cents: 0, printings: 0 };
  const task = { candidates: [], kept: { GIVES: none, GETS: none }, maxPrintings: 1 };
  expect(await balancer.balance(task)).toEqual({ outcome: 'FOUND', found: null });
  await balancer.close();
  expect(await deals).toEqual({ outcome: 'FAILED' });
});
