import { checkDatabase } from '@server/platform/db/check-database';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import {
  certificateFile,
  standIn,
  tlsInFront,
  type StandIn,
} from '@tests/support/postgres/stand-ins';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import pg from 'pg';

let testDatabase: TestDatabase;
let open: StandIn[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => {
  for (const each of open) each.close();
  open = [];
});
afterAll(() => testDatabase.drop());

/** By the network, not by a socket of the file system. */
const here = () => {
  const url = new URL(testDatabase.connectionString);
  url.hostname = '127.0.0.1';
  return url;
};

const SECRETS = ['hidden-user', 'hidden-word', 'hidden-database', 'hidden-host', 'hidden-path'];

/** What the program says about an address, which is never a part of it. */
async function saidAbout(url: URL, within = 2_000): Promise<string> {
  const refusal: unknown = await checkDatabase(url.href, 'DATABASE_URL', within).then(
    () => 'nothing',
    (error: unknown) => error,
  );
  if (refusal === 'nothing') return refusal;
  expect(refusal).toMatchObject({ name: 'StartRefusal' });
  const { message } = refusal as Error;
  expect(message).toContain('DATABASE_URL');
  for (const part of [...SECRETS, url.password, url.pathname.slice(1)]) {
    if (part !== '') expect(message).not.toContain(part);
  }
  return message;
}

const keep = async (made: Promise<StandIn>): Promise<URL> => {
  const each = await made;
  open.push(each);
  return each.url;
};

it('has nothing to say about a PostgreSQL that it can use', async () => {
  expect(await saidAbout(here())).toBe('nothing');
});

it.each<[string, (url: URL) => void, RegExp]>([
  ['nothing listens', (url) => (url.port = '1'), /nothing listens.*ECONNREFUSED.*Check both/],
  ['no machine has the name', (url) => (url.hostname = 'hidden-host.invalid'), /name of its host/],
  [
    'the socket is missing',
    (url) => url.searchParams.set('host', '/hidden-path'),
    /nothing listens/,
  ],
  ['the user is unknown', (url) => (url.username = 'hidden-user'), /user or the password/],
  ['the password is wrong', (url) => (url.password = 'hidden-word'), /the password.*28P01.*%2F/],
  ['there is no password', (url) => (url.password = ''), /user or the password/],
  ['the database is missing', (url) => (url.pathname = 'hidden-database'), /no database.*3D000/],
  [
    'PostgreSQL has no TLS',
    (url) => url.searchParams.set('sslmode', 'verify-full'),
    /doesn’t speak TLS.*sslmode=disable/,
  ],
])('says what to do if %s', async (_, spoil, sentence) => {
  const url = here();
  spoil(url);
  expect(await saidAbout(url)).toMatch(sentence);
});

it.each<[string, string, RegExp]>([
  ['nobody may connect', 'allow_connections false', /takes no connections/],
  ['no more may connect', 'connection limit 0', /no more connections.*53300.*max_connections/],
])('says what to do if %s', async (_, setting, sentence) => {
  const other = await createTestDatabase();
  const name = new URL(other.connectionString).pathname.slice(1);
  const user = `limited_${name}`;
  await testDatabase.pool.query(`create role ${user} login password 'hidden-word'`);
  await testDatabase.pool.query(`alter database ${name} ${setting}`);
  const url = here();
  [url.username, url.password, url.pathname] = [user, 'hidden-word', name];
  expect(await saidAbout(url)).toMatch(sentence);
  await testDatabase.pool.query(`drop role ${user}`);
  await other.drop();
});

it('says which version a PostgreSQL is that is too old', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  query.mockImplementationOnce(() => Promise.resolve({ rows: [{ server_version: '14.9' }] }));
  expect(await saidAbout(here())).toMatch(/is 14\.9; Starbinder needs 15 or newer/);
  query.mockRestore();
});

describe('TLS', () => {
  const tls = async (parameters: Record<string, string>, certificate = 'localhost.pem') => {
    const url = await keep(tlsInFront(testDatabase.connectionString, certificate));
    url.hostname = 'localhost';
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url;
  };
  const sslrootcert = certificateFile('authority.pem');

  it.each([
    [{ sslmode: 'verify-full', sslrootcert }],
    [{ sslmode: 'no-verify' }],
    [{ sslrootcert }],
  ])('connects with %j', async (parameters) => {
    expect(await saidAbout(await tls(parameters))).toBe('nothing');
  });

  it.each(['require', 'prefer', 'verify-full'])(
    'names the certificate of an unknown authority with sslmode=%s',
    async (sslmode) => {
      expect(await saidAbout(await tls({ sslmode }))).toMatch(/certificate.*sslrootcert=/);
    },
  );

  it('names a certificate for another host', async () => {
    const url = await tls({ sslmode: 'verify-full', sslrootcert });
    url.hostname = '127.0.0.1';
    expect(await saidAbout(url)).toMatch(/certificate.*another name/);
  });

  it('takes a certificate for another host if the address says so', async () => {
    const libpq = { uselibpqcompat: 'true', sslmode: 'verify-ca', sslrootcert };
    const url = await tls(libpq);
    url.hostname = '127.0.0.1';
    expect(await saidAbout(url)).toBe('nothing');
  });

  it('names a certificate that has expired', async () => {
    const url = await tls({ sslmode: 'verify-full', sslrootcert }, 'expired.pem');
    expect(await saidAbout(url)).toMatch(/certificate isn’t valid at this time/);
  });

  it('names a server that wants TLS', async () => {
    expect(await saidAbout(await tls({}))).toMatch(/wants TLS, add \?sslmode=verify-full/);
  });

  it.each([
    ['is missing', { sslrootcert: '/hidden-path/ca.pem' }, /sslrootcert=.*no such file/],
    ['is a folder', { sslrootcert: tmpdir() }, /sslrootcert=.*folder/],
    ['is no certificate', { sslrootcert: 'package.json' }, /sslrootcert=.*no certificate/],
    ['is another program’s word', { sslrootcert: 'system' }, /sslrootcert=.*leave it out/],
    ['of the client is missing', { sslcert: '/hidden-path/c.pem' }, /sslcert=.*no such file/],
    ['of the key is a certificate', { sslkey: sslrootcert }, /sslkey=.*no key/],
  ])('names a file that %s', async (_, parameters, sentence) => {
    const url = await tls({ sslmode: 'verify-full', ...parameters });
    expect(await saidAbout(url)).toMatch(sentence);
  });
});

describe('what isn’t PostgreSQL', () => {
  it.each<[string, string]>([
    ['without TLS', ''],
    ['with TLS', '?sslmode=verify-full'],
  ])('is named, a web server %s', async (_, parameters) => {
    const web = createServer();
    const url = await keep(standIn(here().href, (socket) => void web.emit('connection', socket)));
    expect(await saidAbout(new URL(`${url.href}${parameters}`))).toMatch(/as PostgreSQL does/);
  });

  it('is named, a database that speaks first', async () => {
    const greeting = Buffer.from('4a0000000a382e302e333600', 'hex');
    const url = await keep(standIn(here().href, (socket) => void socket.write(greeting)));
    expect(await saidAbout(url)).toMatch(/as PostgreSQL does/);
  });

  it('is named if it says nothing', async () => {
    const url = await keep(standIn(here().href, () => undefined));
    expect(await saidAbout(url, 200)).toMatch(/doesn’t answer in time/);
  });
});
