import { itLong } from '@tests/support/jest/it-long';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { createDatabase } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import { ask } from '../support/ask';
import { refuseConnections } from '../support/refuse-connections';
import { silentDatabase } from '../support/silent-database';
import { startTestApp, type TestApp } from '../support/test-app';

const SETS = '{ cardSets { code } }';

/** An unexpected fault gives a reference, never its insides (rules/attacks#faults). */
describe('an unexpected fault', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
    await server.database.execute(sql`alter table card_set rename column name to title`);
  });
  afterAll(() => server.close());

  it.each([['interpreted'], ['compiled'], ['once more']])('is masked, %s', async () => {
    const { status, errors, data, response } = await ask(server.app, '{ cardSets { name } }');
    expect(status).toBe(500);
    expect(data).toBeNull();
    const reference = errors?.[0]?.extensions['reference'];
    expect(reference).toMatch(/^[0-9a-f]{16}$/);
    expect(errors).toEqual([
      {
        message: `Something went wrong. Nothing is lost: try again in a moment. Reference: ${String(reference)}`,
        path: ['cardSets'],
        extensions: { code: 'INTERNAL', reference },
      },
    ]);
    expect(response.body).not.toMatch(/select|column|\.ts|stack/i);

    const logged = server.logged().find((line) => line['reference'] === reference);
    expect(JSON.stringify(logged)).toContain('does not exist');
  });
});

describe('without the database', () => {
  it('answers 503 at once, and recovers when it is back', async () => {
    const server = await startTestApp();
    await insertCardSet(server.database);
    const back = await refuseConnections(server.pool);

    const { status, errors, response } = await ask(server.app, SETS);
    expect(status).toBe(503);
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe('2');
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);

    await back();
    expect((await ask(server.app, SETS)).data).toEqual({ cardSets: [{ code: 'SOR' }] });
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await server.close();
  });

  it('answers 503 within two seconds when the database is silent', async () => {
    const server = await startTestApp();
    const { pool, close } = await silentDatabase();
    const app = await server.another({ pool, database: createDatabase(pool) });
    const began = performance.now();
    const answers = await Promise.all([ask(app, SETS), ask(app, `${SETS} # other`)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(performance.now() - began).toBeLessThan(2_000);
    close();
    await server.close();
  });

  itLong('waits for a query that is just slow', async () => {
    const server = await startTestApp();
    await insertCardSet(server.database);
    const holder = await server.pool.connect();
    await holder.query('begin; lock table card_set in access exclusive mode');
    const answer = ask(server.app, SETS);
    await holder.query('select pg_sleep(1.5)');
    await holder.query('commit');
    holder.release();
    expect((await answer).data).toEqual({ cardSets: [{ code: 'SOR' }] });
    await server.close();
  });
});
