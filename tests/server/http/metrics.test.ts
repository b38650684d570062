import {
  createMetrics,
  type PrometheusMetrics,
  serveMetricsOnPort,
} from '@server/platform/metrics';
import { createPool } from '@server/platform/db/database';
import { addJob, startJobs } from '@server/platform/jobs';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { hurry, keptLog } from '../jobs/running';
import { triesInDeadlock } from '../support/locked-tables';
import { startTestApp, type TestApp } from '../support/test-app';
import { until } from '../support/until';

const TOKEN = 'a-token-of-the-monitor';
const PRICED_AT = '2026-07-01T00:00:00Z';
const BACKUP_AT = Date.parse('2026-07-01T03:30:00Z');

let server: TestApp;
let metrics: PrometheusMetrics;
let app: TestApp['app'];
beforeAll(async () => {
  server = await startTestApp();
  const cardSetId = await insertCardSet(server.database);
  const cardId = await insertCard(server.database, { id: 'sor-001', cardSetId });
  await insertPrinting(server.database, { cardId, priceCents: 100, recordedAt: PRICED_AT });
  metrics = await createMetrics({ pool: server.pool, lastBackupAt: async () => BACKUP_AT });
  app = await server.another({ metrics, openMetrics: { metrics, token: TOKEN } });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

/** The value of a figure; undefined if it isn’t served. */
async function figure(start: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(start));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

it.each([[undefined], ['Bearer '], ['Bearer wrong'], [TOKEN], [`Basic ${TOKEN}`]])(
  'nobody reads them with %j',
  async (authorization) => {
    const { statusCode, body } = await read(authorization);
    expect([statusCode, body]).toEqual([401, '']);
  },
);

it('counts requests by route and status, never by address', async () => {
  const pictured = '/images/cards/0123456789abcdef';
  await app.inject({ url: '/healthz' });
  await app.inject({ url: '/healthz' });
  await app.inject({ url: `${pictured}?of=mira` });
  const { statusCode, headers, body } = await read(`Bearer ${TOKEN}`);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  const route = 'starbinder_http_request_duration_seconds_count{method="GET",route=';
  expect(body).toContain(`${route}"/healthz",status="200"} 2`);
  expect(body).toContain(`${route}"(no route)",status="404"} 1`);
  expect(body).not.toMatch(/mira|0123456789abcdef/);
});

it('says what the program has ready, and how its connections are used', async () => {
  const query = { url: '/api/catalogue' };
  await app.inject(query);
  expect(await figure('starbinder_ready_answers_total{kind="catalogue",outcome="made"}')).toBe(1);
  await until(async () => {
    await app.inject(query);
    return (
      (await figure('starbinder_ready_answers_total{kind="catalogue",outcome="found"}')) !==
      undefined
    );
  });
  const client = await server.pool.connect();
  const used = await figure('starbinder_pool_connections{pool="requests",state="used"}');
  client.release();
  expect(used).toBeGreaterThanOrEqual(1);
  expect(await figure('starbinder_pool_connections{pool="long-work",state="waiting"}')).toBe(0);
  expect(await figure('starbinder_event_streams')).toBe(0);
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

it('counts deadlocks that were lost', async () => {
  expect(await figure('starbinder_deadlocks_total')).toBe(0);
  await triesInDeadlock(server.database);
  expect(await figure('starbinder_deadlocks_total')).toBe(1);
});

it('counts attempts of jobs, and the jobs of all processes', async () => {
  const { log } = keptLog();
  let attempts = 0;
  const run = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('once');
  };
  await addJob(server.database, 'sweep-counts', {});
  const jobs = { 'sweep-counts': { run } };
  const running = startJobs({ jobs, pool: server.pool, log, ended: metrics.jobEnded });
  await until(() => Promise.resolve(attempts === 1));
  await until(async () => {
    await hurry(server.pool);
    return attempts === 2;
  });
  await running.stop();
  const runs = 'starbinder_job_duration_seconds_count{job="sweep-counts",outcome=';
  expect(await figure(`${runs}"failed"}`)).toBe(1);
  expect(await figure(`${runs}"done"}`)).toBe(1);
  expect(await figure('starbinder_jobs{state="failed"}')).toBe(0);
});

it('is read while the database is down, without its figures', async () => {
  expect(await figure('starbinder_database_up')).toBe(1);
  expect(await figure('starbinder_database_size_bytes')).toBeGreaterThan(1e6);
  expect(await figure('starbinder_prices_confirmed_timestamp_seconds')).toBe(
    Date.parse(PRICED_AT) / 1_000,
  );
  expect(await figure('starbinder_last_backup_timestamp_seconds')).toBe(BACKUP_AT / 1_000);
  const pool = createPool('postgres://nobody@127.0.0.1:1/none');
  const down = await createMetrics({ pool, lastBackupAt: async () => null });
  const text = await down.text();
  expect(text).toContain('starbinder_database_up 0');
  for (const name of ['database_size_bytes', 'prices_confirmed', 'last_backup'])
    expect(text).not.toMatch(new RegExp(`^starbinder_${name}`, 'm'));
  await pool.end();
});

it('has a port of its own for this machine, with nothing else on it', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await expect(serveMetricsOnPort(metrics, port)).rejects.toThrow(`METRICS_PORT ${port}`);
  probe.close();
  await once(probe, 'close');
  const close = await serveMetricsOnPort(metrics, port);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await get('/metrics')).text()).toContain('starbinder_database_up 1');
  expect((await get('/healthz')).status).toBe(404);
  close();
});

it('every figure of the dashboard exists', async () => {
  const dashboard = JSON.parse(await readFile('docs/running/grafana.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const known = types.map(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  const shown = new Set(
    dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:starbinder|nodejs|process)_\w+/g) ?? []),
    ),
  );
  expect([...shown].filter((name) => !known.flat().includes(name))).toEqual([]);
  // And each of ours is on it.
  const ours = known.filter(([name = '']) => name.startsWith('starbinder_'));
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter((names) => !names.some((name) => shown.has(name)))).toEqual([]);
});
