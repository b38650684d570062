import { schema } from '@server/app/graphql/schema';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { ask, type Answer } from '../support/ask';
import { startTestApp, testConfig, type TestApp } from '../support/test-app';
import { ACTORS, type Actor } from './roles/actors';
import { insertTradedPrinting, meet } from './roles/meet';
import { operations } from './roles/operations';

type Met = Awaited<ReturnType<typeof meet>>;

const operationsOf = (root: 'Query' | 'Mutation', actor: Actor) =>
  operations
    .filter(([field]) => field.startsWith(`${root}.`))
    .map(([field, operation, expected]) => [field, expected[actor], operation] as const);

describe('roles × operations', () => {
  let server: TestApp;
  const forgetAll = () => server.pool.query('truncate user_account, retired_handle cascade');
  beforeAll(async () => {
    server = await startTestApp();
    await insertTradedPrinting(server.database);
  });
  afterAll(() => server.close());

  it('has a row for every field of Query and Mutation', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    expect(operations.map(([field]) => field).sort()).toEqual(fields.sort());
  });

  const outcome = async ({ ids, headers }: Met, field: string, operation: string) => {
    const asked = Object.entries(ids).reduce(
      (text, [name, id]) => text.replace(`$${name}`, id),
      operation,
    );
    return outcomeOf(field, await ask(server.app, asked, undefined, headers));
  };

  describe.each(ACTORS)('queries by: %s', (actor) => {
    let met: Met;
    // Once, since asking changes nothing.
    beforeAll(async () => {
      await forgetAll();
      met = await meet(server.database, actor);
    });

    const cases = operationsOf('Query', actor);
    it.each(cases)('%s is %s', async (field, expected, operation) => {
      expect(await outcome(met, field, operation)).toBe(expected);
    });
  });

  describe.each(ACTORS)('mutations by: %s', (actor) => {
    let met: Met | undefined;
    beforeAll(() => {
      met = undefined;
    });

    const cases = operationsOf('Mutation', actor);
    it.each(cases)('%s is %s', async (field, expected, operation) => {
      if (met === undefined) {
        await forgetAll();
        met = await meet(server.database, actor);
      }
      const found = await outcome(met, field, operation);
      // Only what was allowed has changed something.
      if (found === 'allowed') met = undefined;
      expect(found).toBe(expected);
    });
  });

  it('forbids a former administrator at their next request', async () => {
    await forgetAll();
    const { headers } = await meet(server.database, 'admin');
    const asked = '{ users { nodes { id } } }';
    expect(outcomeOf('Query.users', await ask(server.app, asked, {}, headers))).toBe('allowed');

    const demoted = await server.another({ config: { ...testConfig, adminEmails: [] } });
    expect(outcomeOf('Query.users', await ask(demoted, asked, {}, headers))).toBe('FORBIDDEN');

    const { database, app } = server;
    await database.execute(`update user_account set verified_email = 'other@example.com'`);
    expect(outcomeOf('Query.users', await ask(app, asked, {}, headers))).toBe('FORBIDDEN');
  });

  it('doesn’t treat a shown address as verified', async () => {
    await forgetAll();
    const userId = await insertUser(server.database, {
      email: 'admin@example.com',
      verifiedEmail: 'someone@example.com',
    });
    const headers = await insertSession(server.database, userId);
    const answer = await ask(server.app, '{ users { nodes { id } } }', {}, headers);
    expect(outcomeOf('Query.users', answer)).toBe('FORBIDDEN');
  });
});

function outcomeOf(field: string, { data, errors }: Answer<Record<string, unknown>>): unknown {
  if (errors !== undefined) return errors[0]?.extensions['code'];
  const answered = data[field.split('.')[1] ?? ''];
  if (Array.isArray(answered) && answered.length === 0) return 'empty';
  return answered === null ? 'null' : 'allowed';
}
