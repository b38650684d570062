import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { listenToNotifications } from '@server/platform/db/notifications';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';
import { until } from '../support/until';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** A way to the database on which connections can fall silent without ending, as to a machine that lost its network. */
async function wayThere() {
  const there = new URL(testDatabase.connectionString);
  const socketFile = join(decodeURIComponent(there.hostname), `.s.PGSQL.${there.port}`);
  const open: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(socketFile);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    open.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(there);
  here.hostname = '127.0.0.1';
  here.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: here.href,
    fallSilent: () => open.splice(0).forEach((socket) => socket.unpipe().pause()),
    close: () => server.close(),
  };
}

it('a connection that falls silent is replaced, and listeners hear of both', async () => {
  const way = await wayThere();
  const heard: unknown[] = [];
  const stop = listenToNotifications(
    { connectionString: way.connectionString } as TestDatabase['pool']['options'],
    {
      things: {
        notified: (payload) => heard.push(payload),
        listening: (isListening) => heard.push(isListening),
      },
    },
    { warn: () => undefined },
    { every: 1, answerWithin: 500 },
  );
  const hear = (count: number) => until(async () => heard.length === count);
  const notify = (payload: string) =>
    testDatabase.pool.query(`select pg_notify('things', $1)`, [payload]);

  await hear(1);
  await notify('before');
  await hear(2);
  way.fallSilent();
  await hear(4);
  await notify('after');
  await hear(5);

  expect(heard).toEqual([true, 'before', false, true, 'after']);
  await stop();
  way.close();
});
