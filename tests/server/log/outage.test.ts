import { createDatabase } from '@server/platform/db/database';
import { InboxStreams, watchStreams } from '@server/modules/offers/queries/inbox/inbox-streams';
import pg from 'pg';
import { setImmediate as turn } from 'node:timers/promises';
import { startTestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

/** A job that runs every second must not log the same failure every second. */
it('logs an outage once at its start and once at its end', async () => {
  const server = await startTestApp();
  const { id: userId } = await signUp(server.database);
  // With one connection, later statements are answered later.
  const pool = new pg.Pool({ connectionString: server.pool.options.connectionString, max: 1 });
  const database = createDatabase(pool);
  const streams = new InboxStreams(database);
  streams.open({ userId, tokenHash: 'hash', roles: 'USER' }, 0);

  let look: () => void = () => undefined;
  const every = jest.spyOn(globalThis, 'setInterval').mockImplementation((act, ms) => {
    if (ms === 1_000) look = act;
    return { unref: () => undefined } as never;
  });
  const watch = { database, issuer: 'x', adminEmails: [], log: server.app.log };
  const stop = watchStreams(streams, watch);
  every.mockRestore();
  const lookTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      look();
      await pool.query('select 1');
      await pool.query('select 1');
      await turn();
    }
  };
  const said = () => server.logged().map(({ level, msg, err }) => [level, msg, Boolean(err)]);

  await server.pool.query('alter table session rename to session_gone');
  await lookTimes(4);
  expect(said()).toEqual([[40, 'checking event streams: stopped working', true]]);
  await server.pool.query('alter table session_gone rename to session');
  await lookTimes(3);
  expect(said().slice(1)).toEqual([[40, 'checking event streams: works again', false]]);

  await server.pool.query('alter table session rename to session_gone');
  streams.open({ userId, tokenHash: 'hash', roles: 'USER' }, 0);
  await lookTimes(2);
  expect(said()).toHaveLength(3);

  stop();
  streams.close();
  await pool.end();
  await server.close();
});
