import { InboxStreams } from '@server/modules/inbox';
import { insertOffer } from '@tests/factories/offer-rows';
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp } from '../users/support/sign-up';

/** A stream over which nothing comes, and one from which nothing is taken. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function openStream() {
  const { database } = server;
  const [{ id: userId }, { id: initiatorId }] = [await signUp(database), await signUp(database)];
  const offerId = await insertOffer(database, { initiatorId, recipientId: userId });
  await database.execute(sql`
    with told as (insert into inbox (user_id, last_number) values (${userId}, 3000))
    insert into inbox_event (user_id, number, offer_id, kind, actor_id)
    select ${userId}, number, ${offerId}, 'NOTED', ${initiatorId} from generate_series(1, 3000) as number`);
  const streams = new InboxStreams(database);
  const stream = streams.open({ userId, tokenHash: 'hash', roles: 'USER' }, 0)!;
  return { streams, stream };
}

it('lives on as long as what it says is taken', async () => {
  const { streams, stream } = await openStream();
  let said = '';
  stream.output.on('data', (part: Buffer) => (said += String(part)));
  streams.hearing(true);
  while (!said.includes('event: ready')) await once(stream.output, 'data');
  stream.beat();
  stream.beat();
  while (!said.endsWith(': beat\n\n: beat\n\n')) await once(stream.output, 'data');
  expect(said.match(/^id: /gm)).toHaveLength(3_001);
  expect(streams.all()).toEqual([stream]);
  streams.close();
  await once(stream.output, 'close');
});

it('is given up with its memory when nothing is taken from one sign of life to the next', async () => {
  const { streams, stream } = await openStream();
  const sent = stream.send();
  while (!stream.output.writableNeedDrain) await new Promise(setImmediate);
  expect(stream.output.writableLength + stream.output.readableLength).toBeLessThan(100_000);
  stream.beat();
  expect(stream.output.destroyed).toBe(false);
  stream.beat();
  await sent;
  expect(stream.output.destroyed).toBe(true);
  expect(streams.all()).toEqual([]);
});
