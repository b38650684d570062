import { schema } from '@server/graphql/schema';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { ACTORS } from './roles/actors';
import { insertTradedPrinting, meet } from './roles/meet';
import { operations } from './roles/operations';

describe('roles × operations', () => {
  let test: TestApp;
  beforeEach(async () => {
    await test.pool.query('truncate user_account, retired_handle cascade');
  });
  beforeAll(async () => {
    test = await startTestApp();
    await insertTradedPrinting(test.database);
  });
  afterAll(() => test.close());

  it('has a row for every field of Query and Mutation', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(operations.map(([field]) => field).sort()).toEqual(fields.sort());
  });

  const cases = operations.flatMap(([field, operation, expected]) =>
    ACTORS.map((actor) => [field, actor, expected[actor], operation] as const),
  );

  it.each(cases)('%s: %s is %s', async (field, actor, expected, operation) => {
    const { ids, headers } = await meet(test.database, actor);
    const asked = Object.entries(ids).reduce(
      (text, [name, id]) => text.replace(`$${name}`, id),
      operation,
    );
    const answer = await ask(test.app, asked, undefined, headers);
    expect(outcomeOf(field, answer)).toBe(expected);
  });

  it('forbids an administrator who is none any more at their next request', async () => {
    const { headers } = await meet(test.database, 'admin');
    const asked = '{ users { nodes { id } } }';
    expect(outcomeOf('Query.users', await ask(test.app, asked, {}, headers))).toBe('allowed');

    const demoted = await test.another({ config: { ...testConfig, adminEmails: [] } });
    expect(outcomeOf('Query.users', await ask(demoted, asked, {}, headers))).toBe('FORBIDDEN');

    const { database, app } = test;
    await database.execute(`update user_account set verified_email = 'other@example.com'`);
    expect(outcomeOf('Query.users', await ask(app, asked, {}, headers))).toBe('FORBIDDEN');
  });

  it('does not take a shown address for a verified one', async () => {
    const userId = await insertUser(test.database, {
      email: 'admin@example.com',
      verifiedEmail: 'someone@example.com',
    });
    const headers = await insertSession(test.database, userId);
    const answer = await ask(test.app, '{ users { nodes { id } } }', {}, headers);
    expect(outcomeOf('Query.users', answer)).toBe('FORBIDDEN');
  });
});

function outcomeOf(field: string, { data, errors }: Answer<Record<string, unknown>>): unknown {
  if (errors !== undefined) return errors[0]?.extensions['code'];
  const answered = data[field.split('.')[1] ?? ''];
  if (Array.isArray(answered) && answered.length === 0) return 'empty';
  return answered === null ? 'null' : 'allowed';
}
