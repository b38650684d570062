import { itLong } from '@tests/support/jest/it-long';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '@server/app/app';
import { createDatabase, createPool, type Database } from '@server/platform/db/database';
import { ReadReplicas } from '@server/platform/db/replicas';
import { CATALOGUE_CHANGED } from '@server/app/graphql';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { shareWithAll } from '@tests/support/browser/own-collections';
import { startStreamingPair, type StreamingPair } from '@tests/support/postgres/streaming-pair';
import { ask } from '../support/ask';
import { testConfig } from '../support/test-app';
import { until } from '../support/until';

let pair: StreamingPair;
let database: Database;

beforeAll(async () => {
  pair = await startStreamingPair();
  database = createDatabase(pair.primary);
});
afterAll(() => pair.close());
afterEach(() => jest.restoreAllMocks());

describe('the program', () => {
  let app: FastifyInstance;
  let readPool: Pool;
  let person: { cookie: string };
  beforeAll(async () => {
    readPool = createPool(pair.replicaUrl);
    app = await buildApp({
      config: testConfig,
      pool: pair.primary,
      database,
      readPools: [readPool],
      adHocOperations: true,
    });
    await app.ready();
    person = await insertSession(database, await insertUser(database, { handle: 'reader' }));
  });
  afterAll(() => app.close());
  afterEach(() => pair.replay(true));

  const PLAYERS = '{ players(beginning: "new") { handle } }';
  const names = async (headers?: Record<string, string>): Promise<string[]> =>
    (await ask(app, PLAYERS, {}, headers)).data.players.map(
      (one: { handle: string }) => one.handle,
    );

  /** Waits until the program reads from the replica, which gets nothing new from then on. */
  async function pausedReplica(): Promise<void> {
    const used = jest.spyOn(readPool, 'query');
    await until(async () => {
      await names();
      return used.mock.calls.length > 0;
    });
    await pair.replay(false);
  }

  const addPlayer = async (handle: string): Promise<void> =>
    shareWithAll(database, await insertUser(database, { handle }), 'COLLECTION');

  it('reads what others share from the replica, and after a write of one’s own from the primary', async () => {
    await pausedReplica();
    await addPlayer('new-one');
    expect(await names()).toEqual([]);
    const written = await ask(app, 'mutation { updateCurrency(currency: EUR) }', {}, person);
    const [wrote] = written.response.cookies.filter(({ name }) => name === 'wrote');
    expect(wrote).toMatchObject({ maxAge: 10, httpOnly: true, sameSite: 'Lax' });
    expect(await names({ cookie: `${person.cookie}; wrote=1` })).toEqual(['new-one']);
  });

  it('keeps no answer about the catalogue that misses a change', async () => {
    const sets = async () => (await ask(app, '{ cardSets { code } }')).data.cardSets;
    await pausedReplica();
    await insertCardSet(database, { code: 'NEW' });
    await pair.primary.query(`select pg_notify('${CATALOGUE_CHANGED}', '')`);
    await until(async () => JSON.stringify(await sets()).includes('NEW'));
  });

  it('sees an event’s reason as soon as the event is announced', async () => {
    const id = await insertUser(database, { handle: 'hearer' });
    const hearer = await insertSession(database, id);
    await pausedReplica();
    await addPlayer('newest');
    await pair.primary.query('select pg_notify($1, $2)', ['inbox', id]);
    await until(async () => (await names(hearer)).includes('newest'));
  });
});

describe('choosing where to read', () => {
  const logged = { warn: jest.fn() };
  const log = logged as unknown as FastifyInstance['log'];
  let pool: Pool;
  let replicas: ReadReplicas;
  beforeEach(() => {
    pool = createPool(pair.replicaUrl);
    replicas = new ReadReplicas(database, [pool], log);
  });
  afterEach(() => replicas.end());

  const place = (asOf = -Infinity): Promise<'replica' | 'primary'> =>
    replicas.read(
      asOf,
      async ({ $client }) => ($client === pool ? 'replica' : 'primary'),
      () => false,
    );
  const isRead = async () => (await place()) === 'replica';

  it('reads from a replica once it is known to follow, also while nothing else is written', async () => {
    expect(await place()).toBe('primary');
    await until(isRead);
  });

  it('reads from the primary what has to be newer than what the replica is known to have', async () => {
    await until(isRead);
    expect(await place(performance.now())).toBe('primary');
  });

  itLong(
    'leaves out a replica that is more than five seconds behind, until it has caught up',
    async () => {
      await until(isRead);
      await pair.replay(false);
      const now = performance.now.bind(performance);
      jest.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
      await until(async () => !(await isRead()));
      await pair.replay(true);
      await until(isRead);
    },
  );

  itLong('does the work on the primary if the replica fails, and takes it back', async () => {
    await until(isRead);
    const places: string[] = [];
    const answer = await replicas.read(
      -Infinity,
      async ({ $client }) => {
        places.push($client === pool ? 'replica' : 'primary');
        if ($client === pool) await $client.query('insert into rate_count values (1)');
        return places.length;
      },
      () => false,
    );
    expect([answer, ...places]).toEqual([2, 'replica', 'primary']);
    expect(await place()).toBe('primary');
    await until(isRead);
  });

  it('never reads from something that isn’t a replica', async () => {
    const alone = createPool(pair.primary.options.connectionString ?? '');
    const wrong = new ReadReplicas(database, [alone], log);
    await until(async () =>
      logged.warn.mock.calls.some(([{ err }]) => /isn’t a replica/.test(err)),
    );
    expect(wrong.inUse).toBe(0);
    await wrong.end();
  });

  it('does without one that is gone', async () => {
    await until(isRead);
    await pair.stopReplica();
    await until(async () => !(await isRead()));
  });
});
