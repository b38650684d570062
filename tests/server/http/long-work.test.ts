import type { LightMyRequestResponse } from 'fastify';
import type { PoolClient } from 'pg';
import { setTimeout as after } from 'node:timers/promises';
import { ask, type Answer } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

let server: TestApp;
let locker: PoolClient;

beforeEach(async () => {
  server = await startTestApp();
  locker = await server.pool.connect();
});
afterEach(async () => {
  locker.release(true);
  await server.close();
});

/** Makes whatever reads ledgers take as long as the test wants. */
async function holdLedgers(): Promise<() => Promise<unknown>> {
  await locker.query(
    'set idle_in_transaction_session_timeout = 0; begin; lock table collection_step in access exclusive mode',
  );
  return () => locker.query('rollback');
}

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const statuses = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);

it('is ready while slow statements hold every connection of the pool', async () => {
  const release = await holdLedgers();
  // Together with the blocking one, as many as the pool has.
  const clients: PoolClient[] = [];
  while (clients.length < 9) clients.push(await server.pool.connect());
  const slow = clients.map((client) =>
    client.query('select from collection_step').catch(() => undefined),
  );

  // A busy machine may take more than a second to connect for the first time.
  while ((await server.app.inject('/readyz')).statusCode !== 200) await after(5);

  await release();
  await Promise.all(slow);
  for (const client of clients) client.release();
});

it('keeps nobody else waiting', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => signUp(server.database)));
  const release = await holdLedgers();
  const downloads = people.map(({ headers }) =>
    server.app.inject({ url: '/api/my_data', headers }),
  );
  const worth = ask(server.app, '{ collectionWorthHistory { at } }', {}, people[0]?.headers);
  // As many as long work has connections.
  while ((await waiting()) < 4) await after(5);

  const { data } = await ask(server.app, '{ currentUser { id } }', {}, people[1]?.headers);
  expect(data).toEqual({ currentUser: { id: people[1]?.id } });

  await release();
  expect(statuses(await Promise.all(downloads))).toEqual(Array(10).fill(200));
  expect((await worth).data).toEqual({ collectionWorthHistory: [] });
});

it('does two jobs at once for one person, and refuses more than may wait', async () => {
  const { headers } = await signUp(server.database);
  const other = await signUp(server.database);
  const release = await holdLedgers();
  const question = '{ collectionWorthHistory { at } }';
  const answered: Answer<unknown>[] = [];
  const asked = Array.from({ length: 12 }, async () => {
    answered.push(await ask(server.app, question, {}, headers));
  });
  while (answered.length < 2) await after(5);
  for (const { status, errors, response } of answered) {
    expect([status, errors?.[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(response.headers['retry-after']).toBe('5');
  }
  while ((await waiting()) < 2) await after(5);

  const ofOther = ask(server.app, question, {}, other.headers);
  while ((await waiting()) < 3) await after(5);

  await release();
  await Promise.all(asked);
  expect(answered.map(({ status }) => status)).toEqual([429, 429, ...Array<number>(10).fill(200)]);
  expect((await ofOther).status).toBe(200);
  expect((await server.app.inject({ url: '/api/my_data', headers })).statusCode).toBe(200);
});

it('sends a person’s data while it is still being read', async () => {
  const { id, headers } = await signUp(server.database);
  await server.pool.query(
    `insert into collection_step (user_id, actor_id, reason) select $1, $1, 'EDIT' from generate_series(1, 50)`,
    [id],
  );
  const release = await holdLedgers();

  const response = await server.app.inject({
    url: '/api/my_data',
    headers,
    payloadAsStream: true,
  });
  const pieces = response.stream().setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  while (!text.includes('"collectionLedger"')) text += String((await pieces.next()).value);
  expect(text).toContain(`"id": "${id}"`);

  await release();
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    text += String(next.value);
  }
  const data = JSON.parse(text) as { collectionLedger: unknown[] };
  expect(data.collectionLedger).toHaveLength(50);
  expect(text).toBe(`${JSON.stringify(data, null, 2)}\n`);
});

it('gives up a download when the client stops reading', async () => {
  const { headers } = await signUp(server.database);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const release = await holdLedgers();
  const begin = () => {
    const left = new AbortController();
    return { left, answer: fetch(`${url}/api/my_data`, { headers, signal: left.signal }) };
  };
  // Two are running, the others wait; with the last one below, as many as a person may request in a minute.
  const underWay = [begin(), begin()];
  await Promise.all(underWay.map(({ answer }) => answer));
  const downloads = [...underWay, begin(), begin(), begin()];
  for (const { left } of downloads) left.abort();
  await Promise.allSettled(downloads.map(async ({ answer }) => (await answer).text()));
  await release();
  const stays = await fetch(`${url}/api/my_data`, { headers });
  expect([stays.status, Object.keys((await stays.json()) as object).at(-1)]).toEqual([
    200,
    'changesOfOthers',
  ]);
  // Some were opened for a request that was aborted before it was sent, and closing the app would wait for them.
  server.app.server.closeAllConnections();
});
