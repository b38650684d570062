import { DatabaseError } from 'pg';
import { anyConnectFaultOf, connectFaultOf } from './connect-fault';

const SECRET = 'hidden';

/** How poolers and hosts put it that look alike by their codes. */
it.each([
  ['08P01', `unsupported startup parameter: ${SECRET}`, /pooler refuses a parameter/],
  ['08P01', 'transaction blocks not allowed in statement pooling mode', /session mode/],
  ['08P01', 'password authentication failed', /user or the password/],
  ['08P01', `no such user: ${SECRET}`, /user or the password/],
  ['XX000', 'Tenant or user not found', /user or the password/],
  ['08P01', `no such database: ${SECRET}`, /no database of that name/],
  ['08P01', 'no more connections allowed (max_client_conn)', /no more connections/],
  ['XX000', 'MaxClientsInSessionMode: max clients reached', /no more connections/],
  ['53300', `too many connections for role "${SECRET}"`, /no more connections/],
  ['28000', `no pg_hba.conf entry for host "${SECRET}", no encryption`, /with TLS alone/],
  ['08P01', 'SSL required', /with TLS alone/],
  ['XX000', 'connection is insecure (try using `sslmode=require`)', /with TLS alone/],
  ['28000', 'connection requires a valid client certificate', /sslcert=/],
  ['28000', `role "${SECRET}" does not exist`, /pg_hba\.conf/],
  ['57P03', 'the database system is starting up', /starting or stopping/],
  ['XX000', `what nobody has thought of: ${SECRET}`, /refuses the connection \(XX000\)/],
])('says the remedy for %s %s', (code, message, sentence) => {
  const error = Object.assign(new DatabaseError(message, 0, 'error'), { code });
  const said = anyConnectFaultOf(error, 'DATABASE_URL', false);
  expect(said).toMatch(sentence);
  expect(said).not.toContain(SECRET);
});

it('looks into the errors of several addresses of one host', () => {
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(connectFaultOf(new AggregateError([refused, refused]), 'DATABASE_URL')).toMatch(
    /nothing listens/,
  );
});

it.each([
  ['a missing file of the program', { code: 'ENOENT', path: '/x', syscall: 'open' }],
  ['a statement that takes too long', { code: '57014' }],
  ['a wrong statement', { code: '42601' }],
])('leaves %s a fault', (_, fields) => {
  expect(connectFaultOf(Object.assign(new Error('it failed'), fields), 'DATABASE_URL')).toBe(
    undefined,
  );
});
