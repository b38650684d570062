import { itLong } from '@tests/support/jest/it-long';
import { ask } from '../support/ask';
import { withLockedTables } from '../support/locked-tables';
import { createMetrics } from '@server/platform/metrics';
import { ConnectionShare } from '@server/platform/rate-limit';
import { type SearchedSets, startSearchedSets } from '../search/searched-sets';
import { until } from '../support/until';

/** Searches, and what visitors read, leave connections for what people do with their own (rules/attacks#shared-reads). */
let searched: SearchedSets;
beforeAll(async () => {
  searched = await startSearchedSets();
});
afterAll(() => searched.server.close());

const SEARCH =
  'query ($query: String!) { searchPrintings(query: $query) { nodes { sellerHandle } } }';
const OWN = '{ userCollectionPreferences { id } }';
const searchFrom = (remoteAddress: string, query: string) =>
  searched.server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: SEARCH, variables: { query } },
    remoteAddress,
  });

/** A line of twenty terms, and of another form for each number. */
const lineOf = (form: number) =>
  Array.from({ length: 20 }, (_, at) => `${(form >> at) & 1 ? 'cost' : 'power'}>${at}`).join(' ');

it('searches of many addresses that wait leave connections for a person’s own', async () => {
  const { server, viewer } = searched;
  await withLockedTables(server.pool, 'sale_list', async ({ untilWaiting }) => {
    const searches = Array.from({ length: 24 }, (_, at) =>
      searchFrom(`198.51.100.${at}`, `cost<${100 + at}`),
    );
    await untilWaiting(4);
    const { status, data } = await ask(server.app, OWN, {}, viewer.headers);
    expect(status).toBe(200);
    expect(data.userCollectionPreferences.id).toEqual(expect.any(String));
    void Promise.allSettled(searches);
  });
});

it('one address has a part of that share, and more of its reads are refused as busy', async () => {
  const share = new ConnectionShare(10);
  const ends: (() => void)[] = [];
  const read = () => new Promise<void>((end) => ends.push(end));
  const asked = Array.from({ length: 40 }, () => share.run('198.51.100.1', read));
  const settled = Promise.allSettled(asked);
  const other = share.run('198.51.100.2', read);
  await until(async () => ends.length === 4);
  expect([share.underWay, share.waiting]).toEqual([4, 30]);
  await expect(share.run('198.51.100.1', read)).rejects.toMatchObject({
    extensions: { code: 'BUSY' },
  });
  await until(async () => {
    for (const end of ends.splice(0)) end();
    return share.underWay === 0;
  });
  await other;
  const outcomes = (await settled).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(7);
  expect(share.waiting).toBe(0);
});

it('a search counts by its terms, for the address and for the person', async () => {
  const { server, viewer } = searched;
  const app = await server.another({ apiRate: { name: 'terms', byUser: 40, byAddress: 50 } });
  const payload = { query: SEARCH, variables: { query: lineOf(3) } };
  const send = (headers: Record<string, string>, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/graphql', payload, headers, remoteAddress });
  const statuses = async (headers: Record<string, string>, from: string) => [
    (await send(headers, from)).statusCode,
    (await send(headers, from)).statusCode,
    (await send(headers, from)).statusCode,
  ];
  expect(await statuses({}, '203.0.113.1')).toEqual([200, 200, 200]);
  const refused = await send({}, '203.0.113.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statuses(viewer.headers, '203.0.113.2')).toEqual([200, 200, 429]);
});

it('sellers are found however a line combines them, up to a number', async () => {
  await searched.sells('ann', 100, 'sor-1-foil');
  await searched.sells('bob', 100, 'sor-1-foil');
  await searched.sells('cy', 100, 'sor-2-foil');
  const found = (query: string) => searched.found(query, {}, true);
  expect(await found('seller:ann seller:bob')).toEqual(['sor-1-foil']);
  expect(await found('seller:ann seller:cy')).toEqual([]);
  expect(await found('seller:ann,cy')).toEqual(['sor-1-foil', 'sor-2-foil']);
  expect(await found('seller:cy or (seller:ann -seller:bob)')).toEqual(['sor-2-foil']);
  const tooMany = Array.from({ length: 21 }, (_, at) => `p${at}`).join();
  expect(await searched.search(`seller:${tooMany}`)).toMatchObject({
    code: 'VALIDATION',
    errors: [{ message: 'A search names at most 20 sellers.' }],
  });
});

itLong(
  'waiting for a connection is called busy, not an outage, in the answer, the log and the metric',
  async () => {
    const { server, viewer } = searched;
    const metrics = await createMetrics({ pool: server.pool, lastBackupAt: async () => null });
    const app = await server.another({ metrics });
    const held = await Promise.all(
      Array.from({ length: server.pool.options.max }, () => server.pool.connect()),
    );
    const { status, errors, response } = await ask(app, OWN, {}, viewer.headers);
    for (const client of held) client.release();
    expect([status, errors?.[0]?.extensions['code']]).toEqual([503, 'BUSY']);
    expect(response.headers['retry-after']).toBe('2');
    expect(await metrics.text()).toContain('starbinder_busy_answers_total 1');
    const said = server.logged().map(({ msg }) => msg);
    expect(said).toContain('no connection to the database came free in time');
    expect(said).not.toContain('the database is unavailable');
  },
);
