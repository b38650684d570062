import { loadConfig, SETTINGS } from './config';

const oidc = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
};

it('needs no variables', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseReadUrls: [],
    dataDir: undefined,
    oidc: undefined,
    adminEmails: ['admin@example.com'],
    contactEmail: 'feedback@example.com',
    trustProxy: undefined,
    logLevel: 'info',
    exchangeRates: undefined,
    picturesAhead: true,
    priceRefresh: 'off',
    metrics: { port: undefined, token: undefined },
    backup: { schedule: 'off', folder: undefined },
    sources: {
      official: undefined,
      'swu-db': 'https://api.swu-db.com/cards',
      tcgcsv: 'https://tcgcsv.com/tcgplayer',
    },
  });
});

it.each([
  ['PORT', '4000', { port: 4000, publicUrl: 'http://localhost:4000' }],
  ['PORT', '', { port: 3000 }],
  ['PUBLIC_URL', 'http://localhost:8080/', { publicUrl: 'http://localhost:8080' }],
  ['DATABASE_URL', 'postgresql://a@b/c', { databaseUrl: 'postgresql://a@b/c' }],
  ['DATABASE_READ_URLS', '', { databaseReadUrls: [] }],
  [
    'ADMIN_EMAILS',
    'One@Example.com, two@example.com',
    { adminEmails: ['one@example.com', 'two@example.com'] },
  ],
  ['TRUST_PROXY', '10.0.0.1,10.1.0.0/16', { trustProxy: ['10.0.0.1', '10.1.0.0/16'] }],
  ['TRUST_PROXY', '::1, fd00::/8, loopback', { trustProxy: ['::1', 'fd00::/8', 'loopback'] }],
  [
    'EXCHANGE_RATES',
    'https://ecb.example/daily.xml',
    { exchangeRates: 'https://ecb.example/daily.xml' },
  ],
  ['EXCHANGE_RATES', '/srv/rates.xml', { exchangeRates: '/srv/rates.xml' }],
  ['METRICS_PORT', '9464', { metrics: { port: 9464, token: undefined } }],
  ['BACKUP', 'daily', { backup: { schedule: 'daily', folder: undefined } }],
  ['BACKUP_FOLDER', '/srv/b', { backup: { schedule: 'off', folder: '/srv/b' } }],
  ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
])('reads %s=%s', (name, value, expected) => {
  expect(loadConfig({ [name]: value })).toMatchObject(expected);
});

it.each([
  ['BACKUP', 'hourly'],
  ['METRICS_PORT', 'x'],
  ['METRICS_TOKEN', 'short'],
  ['BACKUP_FOLDER', 'backups'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'localhost:3000'],
  ['PUBLIC_URL', 'here'],
  ['PUBLIC_URL', 'https://example.com/app'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_READ_URLS', 'postgres://a/b,mysql://a/b'],
  ['EXCHANGE_RATES', 'http://ecb.example/daily.xml'],
  ['EXCHANGE_RATES', 'rates.xml'],
  ['EXCHANGE_RATES', 'on'],
  ['OIDC_ISSUER', 'accounts.google.com'],
  ['OIDC_ISSUER', 'http://id.example.com'],
  ['OIDC_ISSUER', 'https://id.example.com/?tenant=one'],
  ['OIDC_ISSUER', 'https://me:word@id.example.com'],
  ['PUBLIC_URL', 'https://me:word@example.com'],
  ['PUBLIC_URL', 'https://example.com/#word'],
  ['SWU_DB_URL', 'https://example.com/cards?key=word'],
  ['ADMIN_EMAILS', 'one@example.com,,two'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', 'fd00::/129'],
  ['CONTACT_EMAIL', 'nobody'],
  ['PICTURES_AHEAD', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('rejects %s=%s by name', (name, value) => {
  const open = () => loadConfig({ ...oidc, [name]: value });
  expect(open).toThrow(`${name} must be `);
  expect(open).not.toThrow(JSON.stringify(value));
});

it('has only the named administrators, outside the demo', () => {
  expect(loadConfig(oidc).adminEmails).toEqual([]);
});

it('reads replicas of DATABASE_URL alone', () => {
  const urls = ['postgres://one/b', 'postgres://two/b'];
  const environment = { DATABASE_READ_URLS: urls.join(', ') };
  expect(() => loadConfig(environment)).toThrow('set DATABASE_URL as well');
  const config = loadConfig({ ...environment, DATABASE_URL: 'postgres://main/b' });
  expect(config.databaseReadUrls).toEqual(urls);
});

it.each([
  ['OIDC_NAME', ' Example ID ', { providerName: 'Example ID' }],
  ['OIDC_PROMPT', 'select_account', { oidc: { prompt: 'select_account' } }],
  ['OIDC_PROMPT', 'login consent', { oidc: { prompt: 'login consent' } }],
  ['OIDC_CLIENT_AUTH', 'basic', { oidc: { clientAuth: 'client_secret_basic' } }],
  ['OIDC_CLIENT_AUTH', 'client_secret_post', { oidc: { clientAuth: 'client_secret_post' } }],
])('reads %s=%s of a provider', (name, value, expected) => {
  expect(loadConfig({ ...oidc, [name]: value })).toMatchObject(expected);
});

it.each([
  ['OIDC_NAME', 'a'.repeat(41)],
  ['OIDC_NAME', 'two\nlines'],
  ['OIDC_PROMPT', 'none'],
  ['OIDC_PROMPT', 'login none'],
  ['OIDC_PROMPT', 'login&max_age=0'],
  ['OIDC_CLIENT_AUTH', 'private_key_jwt'],
])('rejects %s=%j without printing it', (name, value) => {
  expect(() => loadConfig({ ...oidc, [name]: value })).toThrow(RegExp(`^${name} must be [^"]+$`));
});

it('needs all variables of an identity provider or none', () => {
  expect(() => loadConfig({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toThrow('OIDC_CLIENT_ID');
});

it.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '192.168.1.5' }],
  [{ PUBLIC_URL: 'https://cards.example.com' }],
  [{ PUBLIC_URL: 'https://localhost.example.com' }],
])('keeps the demo to this machine: %j', (environment) => {
  expect(() => loadConfig(environment)).toThrow('Set OIDC_ISSUER');
  expect(loadConfig({ ...oidc, ...environment }).oidc).toBeDefined();
});

it.each(['http://cards.example.com', 'http://192.168.1.5:3000', 'http://localhost.example.com'])(
  'refuses sign-in over plain http: %s',
  (publicUrl) => {
    const open = () => loadConfig({ ...oidc, PUBLIC_URL: publicUrl });
    expect(open).toThrow('PUBLIC_URL is an address without TLS');
    expect(open).toThrow('set PUBLIC_URL to its https address');
  },
);

it.each(['https://cards.example.com', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]'])(
  'lets people sign in at %s',
  (publicUrl) => {
    expect(loadConfig({ ...oidc, PUBLIC_URL: publicUrl }).publicUrl).toBe(publicUrl);
  },
);

it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('runs the demo on %s', (host) => {
  expect(loadConfig({ HOST: host }).host).toBe(host);
});

it.each([
  ['a line break at its end', 'a-client-secret\n'],
  ['blanks around it', '  a-client-secret \r\n'],
  ['the mark of an editor before it', '\uFEFFa-client-secret'],
])('reads a secret with %s', (_, value) => {
  expect(loadConfig({ ...oidc, OIDC_CLIENT_SECRET: value }).oidc?.clientSecret).toBe(
    'a-client-secret',
  );
});

const SECRET = 'hidden-word';
/** As secrets arrive broken, or where they don't belong; the first four are a value of no setting at all. */
const BROKEN: readonly string[] = [
  `"${SECRET}"`,
  `'https://me:${SECRET}@example.com'`,
  `${SECRET}\n${SECRET}`,
  `postgres://me:${SECRET}@one.example/cards\npostgres://me:${SECRET}@other.example/cards`,
  `https://me:${SECRET}@example.com:port/`,
  `ftp://me:${SECRET}@example.com`,
  `https://me:${SECRET}@`,
  `host=one.example user=me password=${SECRET}, ${SECRET}`,
];
const FREE_TEXT = new Set([
  'HOST',
  'DATA_DIR',
  'OIDC_NAME',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
]);

it.each([
  ...SETTINGS.filter((name) => !FREE_TEXT.has(name)).flatMap((name) =>
    BROKEN.map((value) => [name, value]),
  ),
  ...[...FREE_TEXT].flatMap((name) => BROKEN.slice(0, 4).map((value) => [name, value])),
])('names %s, and nothing of a broken value: %j', (name, value) => {
  const refusal = caught(() => loadConfig({ ...oidc, [name as string]: value }));
  expect(refusal).toMatchObject({ name: 'StartRefusal' });
  expect(String(refusal)).toContain(`${name} must be `);
  expect(String(refusal)).not.toContain(SECRET);
});

it.each([
  [{ HOST: SECRET }],
  [{ PUBLIC_URL: `https://${SECRET}.example` }],
  [{ ...oidc, PUBLIC_URL: `http://${SECRET}.example` }],
  [{ DATABASE_READ_URLS: `postgres://me:${SECRET}@one.example/cards` }],
  [{ OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_SECRET: SECRET }],
])('says nothing of a value that doesn’t go with the others: %j', (environment) => {
  const refusal = caught(() => loadConfig(environment));
  expect(refusal).toMatchObject({ name: 'StartRefusal' });
  expect(String(refusal)).not.toContain(SECRET);
});

function caught(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
