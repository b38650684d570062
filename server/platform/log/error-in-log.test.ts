import fc from 'fast-check';
import { DatabaseError } from 'pg';
import { errorInLog } from './error-in-log';

const SECRET = 'mira@example.com';

const databaseError = (given: Partial<DatabaseError>): DatabaseError =>
  Object.assign(new DatabaseError(given.message ?? '', 0, 'error'), { severity: 'ERROR' }, given);

test.each<[string, Error, object]>([
  [
    'a duplicate',
    databaseError({
      code: '23505',
      constraint: 'user_account_handle_key',
      table: 'user_account',
      message: 'duplicate key',
      detail: `Key (email)=(${SECRET}) already exists.`,
    }),
    {
      type: 'DatabaseError',
      code: '23505',
      message: '',
      constraint: 'user_account_handle_key',
      table: 'user_account',
    },
  ],
  [
    'a text of the wrong type',
    databaseError({ code: '22P02', message: `invalid input syntax for type uuid: "${SECRET}"` }),
    { type: 'DatabaseError', code: '22P02', message: '' },
  ],
  [
    'a full-text query',
    databaseError({ code: '42601', message: `syntax error in tsquery: "${SECRET}"` }),
    { type: 'DatabaseError', code: '42601', message: '' },
  ],
  [
    'a missing column',
    databaseError({ code: '42703', message: 'column "name" does not exist' }),
    { type: 'DatabaseError', code: '42703', message: 'column "name" does not exist' },
  ],
  [
    'invalid JSON',
    new SyntaxError(`Unexpected token 'm', "${SECRET}"`),
    { type: 'SyntaxError', message: '' },
  ],
  [
    'a refusal of a provider',
    Object.assign(new Error(SECRET), { error: 'invalid_grant' }),
    { type: 'Error', code: 'invalid_grant', message: '' },
  ],
  [
    'what a provider calls an error, beside the library’s code',
    Object.assign(new Error(SECRET), {
      code: 'OAUTH_RESPONSE_BODY_ERROR',
      error: 'invalid_client',
      error_description: SECRET,
    }),
    { type: 'Error', code: 'OAUTH_RESPONSE_BODY_ERROR', message: '', error: 'invalid_client' },
  ],
  [
    'a host that isn’t known',
    Object.assign(new Error(`getaddrinfo ENOTFOUND ${SECRET}`), {
      code: 'ENOTFOUND',
      errno: -3008,
      syscall: 'getaddrinfo',
    }),
    { type: 'Error', code: 'ENOTFOUND', message: '' },
  ],
  [
    'a user with too many connections',
    databaseError({ code: '53300', message: `too many connections for role "${SECRET}"` }),
    { type: 'DatabaseError', code: '53300', message: '' },
  ],
  [
    'a pooler without the database',
    databaseError({ code: '08P01', message: `no such database: ${SECRET}` }),
    { type: 'DatabaseError', code: '08P01', message: '' },
  ],
  [
    'a missing file',
    Object.assign(new Error("ENOENT: open '/data/x'"), {
      code: 'ENOENT',
      errno: -2,
      syscall: 'open',
    }),
    { type: 'Error', code: 'ENOENT', message: "ENOENT: open '/data/x'" },
  ],
  [
    'a fault of our own',
    new TypeError('x is undefined'),
    { type: 'TypeError', message: 'x is undefined' },
  ],
])('logs only what is safe of %s', (_what, error, expected) => {
  const { stack, ...received } = errorInLog(error);
  expect(received).toEqual(expected);
  expect(stack).toMatch(/server/);
  expect(JSON.stringify({ received, stack })).not.toContain(SECRET);
});

test('names the cause, without the parameters of the error around it', () => {
  class DrizzleQueryError extends Error {
    readonly params = [SECRET];
  }
  const cause = databaseError({ code: '57014', message: 'canceling statement' });
  const received = errorInLog(
    new DrizzleQueryError(`Failed query: … params: ${SECRET}`, { cause }),
  );
  expect(received).toMatchObject({
    type: 'DrizzleQueryError',
    message: '',
    cause: { code: '57014' },
  });
  expect(JSON.stringify(received)).not.toContain(SECRET);
});

test('doesn’t take a line of a message for a stack frame', () => {
  const { stack } = errorInLog(new SyntaxError(`no JSON\n    at ${SECRET} (file.ts:1:1)`));
  expect(stack).toMatch(/server/);
  expect(stack).not.toContain(SECRET);
});

test('is always short, whatever was thrown', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 0, maxLength: 50 }), fc.nat(3), (part, causes) => {
      let thrown: unknown = part;
      for (let at = 0; at <= causes; at += 1) {
        const message = part.repeat(50);
        thrown = Object.assign(new TypeError(message, { cause: thrown }), {
          constraint: part.repeat(10),
        });
      }
      expect(JSON.stringify(errorInLog(thrown)).length).toBeLessThan(8_192);
    }),
  );
  expect(errorInLog(SECRET)).toEqual({ type: 'string', message: '', stack: '' });
});
