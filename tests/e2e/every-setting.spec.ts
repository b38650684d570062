import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@server/platform/db/embedded/server-process';
import { SETTINGS } from '@server/platform/config/config';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { type RunningProgram, startProgram } from '@tests/support/browser/program';
import { expect, test } from '@tests/support/browser/test';
import { postgresOf } from '@tests/server/platform/started-program';
import { startFakeOidc, type FakeOidc } from '@tests/server/sign-in/support/start-fake-oidc';

const TOKEN = 'a-token-of-the-monitor';
const programs: RunningProgram[] = [];
let folder: string;
let provider: FakeOidc;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-settings-'));
  provider = await startFakeOidc({ AUTH: 'post' });
});
test.afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop();
  await provider.stop();
  await rm(folder, { recursive: true, force: true });
});

// What a setting has done at night, tests/server tries; the built program has started with it.
test('the built program starts with every setting, and those for the day do what they promise', async ({
  page,
}) => {
  test.slow();
  const signIn = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.registration.clientId,
    OIDC_CLIENT_SECRET: provider.registration.clientSecret,
  };
  const withDatabase = await makeDataFolder('empty');
  programs.push(await startProgram(withDatabase, signIn));
  const { connectionString } = postgresOf(withDatabase);
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  const settings = {
    ...signIn,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: connectionString,
    DATABASE_READ_URLS: connectionString,
    DATA_DIR: join(folder, 'data'),
    OIDC_NAME: 'the Guild',
    OIDC_PROMPT: 'login',
    OIDC_CLIENT_AUTH: 'post',
    ADMIN_EMAILS: 'person@example.com',
    CONTACT_EMAIL: 'host@example.com',
    TRUST_PROXY: '127.0.0.1',
    EXCHANGE_RATES: join(folder, 'rates.xml'),
    PICTURES_AHEAD: 'on',
    SWU_DB_URL: 'http://127.0.0.1:1/cards',
    TCGCSV_URL: 'http://127.0.0.1:1/tcgplayer',
    OFFICIAL_CARDS_URL: 'http://127.0.0.1:1/official',
    PRICE_REFRESH: 'daily',
    BACKUP: 'daily',
    BACKUP_FOLDER: join(folder, 'backups'),
    METRICS_PORT: metricsPort,
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'warn',
  };
  expect(Object.keys(settings).toSorted()).toEqual(SETTINGS.toSorted());
  const program = await startProgram(settings.DATA_DIR, settings);
  programs.push(program);
  expect(program.url).toBe(settings.PUBLIC_URL);

  await test.step('metrics on a port of this machine, and for a token', async () => {
    const read = async (url: string, token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/metrics`, { headers });
      return [answer.status, (await answer.text()).includes('starbinder_database_up 1')];
    };
    expect(await read(`http://127.0.0.1:${metricsPort}`)).toEqual([200, true]);
    expect(await read(program.url, TOKEN)).toEqual([200, true]);
    expect(await read(program.url, `${TOKEN}!`)).toEqual([401, false]);
  });

  await test.step('the contact’s address', async () => {
    await page.goto(`${program.url}/contact`);
    await expect(page.getByText('host@example.com')).toBeVisible();
  });

  await test.step('sign-in at the provider, as its administrator', async () => {
    const asked = page.waitForRequest((request) => request.url().startsWith(provider.issuer));
    await page.goto(`${program.url}/login`);
    await page.getByRole('button', { name: 'Login with the Guild' }).click();
    expect(new URL((await asked).url()).searchParams.get('prompt')).toBe('login');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
    await page.goto(`${program.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });

  await test.step('cards on the screen, by the command that hosts read', async () => {
    const guide = await readFile('docs/running/README.md', 'utf8');
    const [, command = ''] = /^ +node (dist\S+ sync)/m.exec(guide) ?? [];
    const sources = {
      'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup()),
      'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
    };
    const from = join(folder, 'sources');
    for (const [name, content] of Object.entries(sources)) {
      await mkdir(dirname(join(from, name)), { recursive: true });
      await writeFile(join(from, name), JSON.stringify(content));
    }
    const { PATH } = process.env;
    await promisify(execFile)(process.execPath, [...command.split(' '), '--from', from], {
      env: { ...settings, PATH, NODE_ENV: 'production' },
    });
    await page.goto(`${program.url}/card-sets`);
    await expect(page.getByText('Quartz and Zinnia').first()).toBeVisible();
  });
});
