import fc from 'fast-check';
import pg from 'pg';
import { readPostgresAddress } from './postgres-address';

const said = (text: string) => {
  const read = readPostgresAddress(text);
  return 'fault' in read ? read.fault : 'nothing';
};
const SECRET = 'hidden';

it.each([
  'postgres://u:p@127.0.0.1:5432/x',
  'postgresql://u:p@database/x',
  'postgres://database',
  'postgres://u:p@[::1]:5432/x',
  'postgres://u:p@%2Frun%2Fpostgresql/x',
  'postgres:///x?host=/run/postgresql',
  'postgres://u:p@/x?host=/cloudsql/one:two',
  'postgres://u:p@database/x?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgres://u:p@database/x?sslmode=require&channel_binding=require&connect_timeout=10',
])('takes %s', (address) => {
  expect(said(address)).toBe('nothing');
});

it.each([
  [`postgres://u:ab/${SECRET}@127.0.0.1:5432/x`, 'write / as %2F'],
  [`postgres://u:12/${SECRET}@127.0.0.1:5432/x`, 'write / as %2F'],
  [`postgres://u:ab#${SECRET}@127.0.0.1:5432/x`, 'write # as %23'],
  [`postgres://u:12#${SECRET}@127.0.0.1:5432/x`, 'write # as %23'],
  [`postgres://u:ab?${SECRET}@127.0.0.1:5432/x`, 'write ? as %3F'],
  [`postgres://u:12?${SECRET}@127.0.0.1:5432/x`, 'write ? as %3F'],
  [`postgres://${SECRET}/a:p@127.0.0.1:5432/x`, 'write / as %2F'],
  [`postgres://u:50%${SECRET}@127.0.0.1/x`, '% as %25'],
  [`postgres://u:${SECRET}%ff@127.0.0.1/x`, '% as %25'],
  [`postgres://u:p@w/${SECRET}@127.0.0.1/x`, '@ as %40'],
  [`postgres://u:p@127.0.0.1/x#${SECRET}`, '# as %23'],
  [`postgres://u%3A${SECRET}%40127.0.0.1/x`, 'stay as they are'],
  [`postgres://u:${SECRET}%40127.0.0.1/x`, 'host or its port'],
  [`postgres://u:${SECRET}@127.0.0.1:port/x`, 'port'],
  [`postgres://u:${SECRET}@127.0.0.1:99999/x`, 'port'],
  [`postgres://u:${SECRET}@one,other/x`, 'host isn’t one'],
  [`postgres://u:${SECRET}@/x`, 'no host'],
  [`postgres://u:${SECRET}@:5432/x`, 'no host'],
  [`postgres:///${SECRET}`, 'no host'],
  [`postgres://`, 'no host'],
  [`mysql://u:${SECRET}@127.0.0.1/x`, 'postgres://'],
  [`jdbc:postgresql://127.0.0.1/x?password=${SECRET}`, 'postgres://'],
  [`u:${SECRET}@127.0.0.1/x`, 'postgres://'],
  [`host=127.0.0.1 user=u password=${SECRET}`, 'host=… dbname=…'],
  [`postgres://u:${SECRET}@h/x?sslmode=verify_full`, 'sslmode is one of'],
  [`postgres://u:${SECRET}@h/x?sslmode=`, 'sslmode is one of'],
  [`postgres://u:${SECRET}@h/x?sslMode=require`, 'sslmode'],
  [`postgres://u:${SECRET}@h/x?ssl_mode=require`, 'sslmode'],
  [`postgres://u:${SECRET}@h/x?sslca=/${SECRET}`, 'sslrootcert'],
  [`postgres://u:${SECRET}@h/x?uselibpqcompat=true&sslmode=verify-ca`, 'sslrootcert='],
  [`postgres://u:${SECRET}@h/x?ssl=false`, 'sslmode=disable'],
  [`postgres://u:${SECRET}@h/x?sslmode=require&sslnegotiation=${SECRET}`, 'direct'],
])('says what is wrong with %s, and nothing of it', (address, words) => {
  expect(said(address)).toContain(words);
  expect(said(address)).not.toContain(SECRET);
});

it('gives the driver what was meant, whatever is in a user and a password', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(word, word, (user, password) => {
      const [u, p] = [user, password].map(encodeURIComponent);
      const read = readPostgresAddress(`postgres://${u}:${p}@127.0.0.1:5432/x`);
      const driver = new pg.Client('address' in read ? read.address : '');
      expect([driver.user, driver.password]).toEqual([user, password]);
    }),
  );
});

it('gives the driver what was meant, or says what to write, if nothing is encoded', () => {
  const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, (text) => {
      const password = `${text}${SECRET}`;
      const read = readPostgresAddress(`postgres://u:${password}@127.0.0.1:5432/x`);
      if ('fault' in read) return expect(read.fault).not.toContain(SECRET);
      const driver = new pg.Client(read.address);
      // A valid escape counts as one that was meant.
      const meant = decodeURIComponent(password);
      return expect([driver.host, driver.password]).toEqual(['127.0.0.1', meant]);
    }),
    { numRuns: 1_000 },
  );
});

it('keeps the meaning of sslmode, of which the driver warns', () => {
  const read = readPostgresAddress('postgres://u:p@h/x?sslmode=require&application_name=a%20b');
  expect(read).toEqual({
    address: 'postgres://u:p@h/x?sslmode=verify-full&application_name=a+b',
  });
});
