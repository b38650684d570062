import { cardSet } from '@server/modules/catalogue/tables';
import { AnswerCache, ReadyAnswer } from '@server/platform/ready-answers';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, post } from '../support/ask';
import { refuseConnections } from '../support/refuse-connections';
import { startTestApp, type TestApp } from '../support/test-app';
import { until } from '../support/until';

const operations = {
  sets: 'query Sets { cardSets { code name } }',
  byCode:
    'query ByCode($code: String!, $also: Boolean = true) { cardSet(cardSetCode: $code) { code id @include(if: $also) } }',
};

/** Answers about the catalogue are kept until it changes, in whichever process that happens. */
describe('ready-made answers', () => {
  let server: TestApp;
  let other: FastifyInstance;
  beforeEach(async () => {
    server = await startTestApp({ operations });
    other = await server.another();
    await insertCardSet(server.database, { name: 'Before' });
    await Promise.all([keeping(server.app), keeping(other)]);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
  });

  const statements = () => jest.spyOn(server.pool, 'query');
  it('ask the database once', async () => {
    const asked = statements();
    await nameIn(server.app);
    await nameIn(server.app);
    await server.app.inject('/graphql?id=sets');
    expect(asked).toHaveBeenCalledTimes(0);
    await post(server.app, { id: 'byCode', variables: { code: 'SOR' } });
    await post(server.app, { id: 'byCode', variables: { code: 'SOR', unknown: Math.random() } });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('distinguish requests that differ only in a variable', async () => {
    const left = await post(server.app, { id: 'byCode', variables: { code: 'SOR' } });
    const given = await post(server.app, { id: 'byCode', variables: { code: 'SOR', also: false } });
    expect(left.data.cardSet).toEqual({ code: 'SOR', id: 'sor' });
    expect(given.data.cardSet).toEqual({ code: 'SOR' });
  });

  it('aren’t kept where nothing was found, nor for spellings of one’s own', async () => {
    const ofCode = (code: string) => post(server.app, { id: 'byCode', variables: { code } });
    const asked = statements();
    for (const code of ['NOPE', 'NOPE', 'sor', 'sor', 'sOr']) await ofCode(code);
    // Each of these is asked for each time, unlike the set's own code.
    expect(asked).toHaveBeenCalledTimes(5);
    await ofCode('SOR');
    await ofCode('SOR');
    expect(asked).toHaveBeenCalledTimes(6);
  });

  it('aren’t kept for keys of any length, and made-up questions push out none of the others', async () => {
    const cache = new AnswerCache<null>();
    cache.listening(true);
    const make = (key: string, isOneOfMany: boolean) =>
      cache.make(key, async () => new ReadyAnswer('x'.repeat(1_000_000)), { isOneOfMany });
    await make('k'.repeat(250_000), false);
    expect(cache.bytes).toBe(0);
    await make('set', false);
    for (let at = 0; at < 100; at += 1) await make(`many ${at}`, true);
    expect(cache.get('set')).toBeDefined();
    expect(cache.get('many 99')).toBeDefined();
    expect(cache.get('many 0')).toBeUndefined();
    expect(cache.bytes).toBeLessThan(20_000_000);
    cache.notified('');
    expect(cache.bytes).toBe(0);
  });

  it('are made once for all waiting requests', async () => {
    const asked = statements();
    const query = '{ cardSets { code description } }';
    await Promise.all(Array.from({ length: 20 }, () => ask(server.app, query)));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are dropped in every process when a transaction with a notification commits', async () => {
    await server.database.transaction(async (transaction) => {
      await transaction.update(cardSet).set({ name: 'After' });
      await transaction.execute(sql`notify catalogue_changed`);
      expect(await nameIn(server.app)).toBe('Before');
    });
    await until(async () => (await nameIn(server.app)) === 'After');
    await until(async () => (await nameIn(other)) === 'After');
  });

  it('about one set stay when another one changes, and go when theirs does', async () => {
    const changed = await insertCardSet(server.database, { code: 'SHD', position: 2 });
    const byCode = () => post(server.app, { id: 'byCode', variables: { code: 'SHD' } });
    const missing = () => post(server.app, { id: 'byCode', variables: { code: 'JTL' } });
    await Promise.all([byCode(), missing()]);
    const asked = statements();
    // When the list of all sets is made again, the notification has arrived.
    await server.database.execute(sql`update card_set set name = 'After' where id = 'sor'`);
    await server.database.execute(sql`select pg_notify('catalogue_changed', 'sor')`);
    await until(async () => (await nameIn(server.app)) === 'After');
    asked.mockClear();
    await byCode();
    expect(asked).toHaveBeenCalledTimes(0);
    await missing();
    expect(asked).toHaveBeenCalledTimes(1);
    await server.database.execute(sql`select pg_notify('catalogue_changed', ${changed})`);
    await until(async () => {
      asked.mockClear();
      await byCode();
      return asked.mock.calls.length > 0;
    });
  });

  it('stay when the transaction is rolled back', async () => {
    const asked = statements();
    const rollback = server.database.transaction(async (transaction) => {
      await transaction.update(cardSet).set({ name: 'After' });
      await transaction.execute(sql`notify catalogue_changed`);
      throw new Error('rolled back');
    });
    await expect(rollback).rejects.toThrow('rolled back');
    expect(await nameIn(other)).toBe('Before');
    expect(asked).not.toHaveBeenCalled();
  });

  it('are not used while notifications can’t be received, and are kept again afterwards', async () => {
    const back = await refuseConnections(server.pool);
    await until(async () => (await post(server.app, { id: 'sets' })).status === 503);
    await back();
    await keeping(server.app);
    await server.database.update(cardSet).set({ name: 'Unheard' });
    expect(await nameIn(server.app)).toBe('Before');
  });

  it('are never errors', async () => {
    await server.database.execute(sql`alter table card_set rename to gone`);
    const query = '{ cardSets { code imageUrl } }';
    expect((await ask(server.app, query)).status).toBe(500);
    await server.database.execute(sql`alter table gone rename to card_set`);
    expect((await ask(server.app, query)).status).toBe(200);
  });

  it('are compressed as the client prefers', async () => {
    await server.database.update(cardSet).set({ name: 'Long '.repeat(1_000) });
    await server.database.execute(sql`notify catalogue_changed`);
    await until(async () => (await nameIn(server.app)) !== 'Before');
    const get = (accepted: string) =>
      server.app.inject({ url: '/graphql?id=sets', headers: { 'accept-encoding': accepted } });
    const plain = await get('identity');
    const brotli = await get('gzip, deflate, br');
    const gzip = await get('gzip, br;q=0');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
  });

  /** Waits until the app receives notifications, and so keeps its answers. */
  async function keeping(app: FastifyInstance): Promise<void> {
    await until(async () => {
      if ((await post(app, { id: 'sets' })).status !== 200) return false;
      const asked = statements();
      await post(app, { id: 'sets' });
      const kept = asked.mock.calls.length === 0;
      asked.mockRestore();
      return kept;
    });
  }
});

const nameIn = async (app: FastifyInstance) =>
  (await post(app, { id: 'sets' })).data.cardSets[0].name as string;
