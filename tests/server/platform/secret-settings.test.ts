import { rm } from 'node:fs/promises';
import { createTestDatabase } from '@tests/support/postgres/database';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { until } from '../support/until';
import { bundled } from './bundled';
import { startFromSources } from './started-program';

jest.setTimeout(90_000);

const SECRET = 'hidden-word';
let main: string;
let dataDir: string;
beforeAll(async () => {
  main = bundled('server/app/main.ts');
  dataDir = await makeDataFolder('empty');
});
afterAll(async () => {
  await rm(main);
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings: Record<string, string>) =>
  startFromSources(main, { dataDir, port: 0 }, { LOG_LEVEL: 'trace', ...settings });

it.each([
  [
    { DATABASE_URL: `postgres://u:ab/${SECRET}@127.0.0.1:5432/x` },
    /^DATABASE_URL must .*\/ as %2F/,
  ],
  [
    { DATABASE_URL: `postgres://u:12/${SECRET}@127.0.0.1:5432/x` },
    /^DATABASE_URL must .*\/ as %2F/,
  ],
  [{ DATABASE_URL: `postgres://u:${SECRET}@127.0.0.1:1/x` }, /DATABASE_URL .* nothing listens/],
  [
    { DATABASE_URL: `postgres://u:${SECRET}@127.0.0.1:1/x?sslmode=require&sslrootcert=/${SECRET}` },
    /sslrootcert= in DATABASE_URL/,
  ],
  [{ METRICS_TOKEN: SECRET }, /^METRICS_TOKEN must/],
])('prints the remedy and nothing of %j', async (settings, sentence) => {
  const { code, printed } = await start(settings).ended();
  expect(printed).toMatch(sentence);
  expect(printed).not.toContain(SECRET);
  expect(code).toBe(1);
});

it('prints, logs and measures nothing of what it was given', async () => {
  const { connectionString, drop } = await createTestDatabase();
  const elsewhere = `https://me:${SECRET}@127.0.0.1/${'cards'}`;
  const token = `${SECRET}-of-the-monitor`;
  const { program, said, printed, ended } = start({
    DATABASE_URL: connectionString,
    DATABASE_READ_URLS: `postgres://me:${SECRET}@127.0.0.1:1/x, postgres://me:${SECRET}@unknown.invalid/x`,
    OIDC_ISSUER: 'https://127.0.0.1:1',
    OIDC_CLIENT_ID: `${SECRET}-id`,
    OIDC_CLIENT_SECRET: `${SECRET}-secret\n`,
    SWU_DB_URL: elsewhere,
    TCGCSV_URL: elsewhere,
    OFFICIAL_CARDS_URL: `${elsewhere}?key=${SECRET}`,
    EXCHANGE_RATES: `${elsewhere}?key=${SECRET}`,
    METRICS_TOKEN: token,
    CONTACT_EMAIL: `${SECRET}@example.com`,
    ADMIN_EMAILS: `${SECRET}@example.com`,
  });
  await said('Starbinder is ready at ');
  expect(printed()).toContain('DATABASE_READ_URLS (address 1) can’t be opened: nothing listens');
  expect(printed()).toContain('DATABASE_READ_URLS (address 2) can’t be opened: no machine');

  const port = /"msg":"Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(printed())?.[1];
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('starbinder_database_up 1');
  // The job of exchange rates fails at once, and so do replicas.
  await until(() => Promise.resolve(printed().includes('EXCHANGE_RATES: ')));
  program.kill('SIGINT');
  const { printed: all } = await ended();
  for (const text of [metrics, all]) expect(text).not.toContain(SECRET);
  await drop();
});
