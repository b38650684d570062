import { firstOf } from '@tests/support/long';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { session, userAccount } from '@server/modules/people/tables';
import { InboxStreams } from '@server/modules/offers/queries/inbox/inbox-streams';
import { insertOffer } from '@tests/factories/offer-rows';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { type Person, signUp, signUpAdmin } from '../users/support/sign-up';
import { openStreamFromNow } from './open-stream';

describe('the end of a session', () => {
  /** A stream ends with the session that opened it, wherever that ends (rules/attacks#live-streams). */
  let server: TestApp;
  let other: FastifyInstance;
  let stayer: Person;
  beforeAll(async () => {
    server = await startTestApp();
    other = await server.another();
    stayer = await signUp(server.database, { handle: 'stayer' });
  });
  afterAll(() => server.close());

  const signOut = async (app: FastifyInstance, { headers }: Person) => {
    const { statusCode } = await app.inject({ method: 'DELETE', url: '/users/sign_out', headers });
    expect(statusCode).toBe(204);
  };

  const ends: [string, (person: Person) => Promise<unknown>][] = [
    ['a logout at another process', (person) => signOut(other, person)],
    [
      'the session’s expiry',
      ({ id }) =>
        server.database
          .update(session)
          .set({ expiresAt: sql`now()` })
          .where(eq(session.userId, id)),
    ],
    ['a logout', (person) => signOut(server.app, person)],
    [
      'the account’s deletion at another process',
      async ({ headers }) => {
        const { data } = await ask(other, 'mutation { deleteAccount { success } }', {}, headers);
        expect(data).toEqual({ deleteAccount: { success: true } });
      },
    ],
  ];
  it.each(firstOf(2, ends))('ends with %s, and others stay open', async (_what, end) => {
    const leaver = await signUp(server.database);
    const [window, another] = [
      await openStreamFromNow(server.app, leaver.headers),
      await openStreamFromNow(server.app, stayer.headers),
    ];
    await end(leaver);
    await window.ended();
    const again = await server.app.inject({ url: '/api/events', headers: leaver.headers });
    expect(again.statusCode).toBe(401);
    expect(await stillOpen(another)).toBe(true);
  });

  it('ends with the loss of a role, and can be opened again without it', async () => {
    const admin = await signUpAdmin(server.database);
    const window = await openStreamFromNow(server.app, admin.headers);
    await server.database
      .update(userAccount)
      .set({ verifiedEmail: 'former@example.com' })
      .where(eq(userAccount.id, admin.id));
    await window.ended();
    (await openStreamFromNow(server.app, admin.headers)).leave();
  });

  /** Whether a stream ends once it is left, and not before. */
  async function stillOpen({ ended, leave }: Awaited<ReturnType<typeof openStreamFromNow>>) {
    const left = ended().then(
      () => false,
      () => true,
    );
    leave();
    return left;
  }
});

describe('heartbeats', () => {
  /** A stream without events, and one that isn't read. */
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
    with received as (insert into inbox (user_id, last_number) values (${userId}, 3000))
    insert into inbox_event (user_id, number, offer_id, kind, actor_id)
    select ${userId}, number, ${offerId}, 'NOTED', ${initiatorId} from generate_series(1, 3000) as number`);
    const streams = new InboxStreams(database);
    const stream = streams.open({ userId, tokenHash: 'hash', roles: 'USER' }, 0)!;
    return { streams, stream };
  }

  it('stays open as long as it is read', async () => {
    const { streams, stream } = await openStream();
    let said = '';
    stream.output.on('data', (part: Buffer) => (said += String(part)));
    streams.listening(true);
    while (!said.includes('event: ready')) await once(stream.output, 'data');
    stream.beat();
    stream.beat();
    while (!said.endsWith(': beat\n\n: beat\n\n')) await once(stream.output, 'data');
    expect(said.match(/^id: /gm)).toHaveLength(3_001);
    expect(streams.all()).toEqual([stream]);
    streams.close();
    await once(stream.output, 'close');
  });

  it('is closed, and its memory freed, if nothing is read between two signs of life', async () => {
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
});
