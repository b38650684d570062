import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { INBOX_MESSAGES } from '@domain/offer';
import { inboxEvent } from '@server/modules/offers/tables';
import { addInboxEvent, sweepInbox } from '@server/modules/offers/commands/inbox';
import { insertOffer } from '@tests/factories/offer-rows';
import { withTrading } from '../offers/support/trading';
import { refuseConnections } from '../support/refuse-connections';
import { openStream, openStreamFromNow, type OpenStream } from './open-stream';

/** A stream resumes where another ended, without gaps or duplicates. */
const trading = withTrading();
let other: FastifyInstance;
let offerId: string;
beforeAll(async () => {
  other = await trading.server.another();
});
beforeEach(async () => {
  const { seller, buyer, server } = trading;
  offerId = await insertOffer(server.database, { initiatorId: buyer.id, recipientId: seller.id });
});

/** Something happens between seller and buyer. */
const happens = () =>
  trading.server.database.transaction((transaction) =>
    addInboxEvent(transaction, {
      offerId,
      kind: 'NOTED',
      actorId: trading.buyer.id,
      userIds: [trading.seller.id, trading.buyer.id],
    }),
  );

const after = (id: string) => ({ ...trading.seller.headers, 'last-event-id': id });

/** Waits until the process has reconnected to the database, and noticed that a closed window is gone. */
async function comeBack(app: FastifyInstance, number: string): Promise<OpenStream> {
  for (;;) {
    const hearing = await openStream(app, after(number));
    if (hearing.response.statusCode === 200) return hearing;
    hearing.leave();
  }
}

it('sends missed events, and then new ones', async () => {
  for (let count = 0; count < 4; count += 1) await happens();
  const { next, leave } = await openStream(trading.server.app, after('2'));
  const numbers = [await next(), await next(), await next()].map(({ id, event }) => [id, event]);
  expect(numbers).toEqual([
    ['3', INBOX_MESSAGES.event],
    ['4', INBOX_MESSAGES.event],
    ['4', INBOX_MESSAGES.ready],
  ]);
  await happens();
  expect(await next()).toMatchObject({ id: '5', event: INBOX_MESSAGES.event });
  leave();
});

it('takes the number from the address if a header can’t be set', async () => {
  await happens();
  const { next, leave } = await openStream(trading.server.app, trading.seller.headers, '?after=0');
  expect(await next()).toMatchObject({ id: '1', event: INBOX_MESSAGES.event });
  leave();
});

it.each([
  ['of events that aren’t kept any more', '1'],
  ['of another inbox', '999999999'],
  ['that isn’t a number', 'x'],
  ['that isn’t one either', '-1'],
  ['larger than any', '9'.repeat(40)],
])('says so for a number %s', async (_what, number) => {
  const { database } = trading.server;
  for (let count = 0; count < 4; count += 1) await happens();
  await database
    .update(inboxEvent)
    .set({ at: sql`now() - interval '8 days'` })
    .where(sql`${inboxEvent.number} <= 3`);
  await sweepInbox(database);
  const { next, leave } = await openStream(trading.server.app, after(number));
  expect(await next()).toMatchObject({ id: '4', event: INBOX_MESSAGES.reset });
  expect(await next()).toMatchObject({ id: '4', event: INBOX_MESSAGES.ready });
  await happens();
  expect(await next()).toMatchObject({ id: '5', event: INBOX_MESSAGES.event });
  leave();
});

it('keeps the events of the last days', async () => {
  await happens();
  await sweepInbox(trading.server.database);
  const kept = await trading.server.database.select().from(inboxEvent);
  expect(kept).toHaveLength(2);
});

it('sends every event exactly once, whatever happens at once and however often a window reconnects', async () => {
  const { seller, server } = trading;
  const EVENTS = 200;
  const WRITERS = 8;
  const apps = [server.app, other];
  const first = await openStreamFromNow(server.app, seller.headers);
  const writing = Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let count = 0; count < EVENTS / WRITERS; count += 1) await happens();
    }),
  );

  const received: number[] = [];
  let window = first;
  while (received.length < EVENTS) {
    const { id, event } = await window.next();
    if (event === INBOX_MESSAGES.ready) continue;
    received.push(Number(id));
    if (received.length % 7 !== 0) continue;
    window.leave();
    window = await comeBack(apps[received.length % 2]!, String(received.at(-1)));
  }
  window.leave();
  await writing;
  expect(received).toEqual(Array.from({ length: EVENTS }, (_none, index) => index + 1));
});

it('sends many missed events in parts', async () => {
  const { seller, buyer, server } = trading;
  await server.database.execute(sql`
    with received as (insert into inbox (user_id, last_number) values (${seller.id}, 1000))
    insert into inbox_event (user_id, number, offer_id, kind, actor_id)
    select ${seller.id}, number, ${offerId}, 'NOTED', ${buyer.id} from generate_series(1, 1000) as number`);
  const { next, leave } = await openStream(server.app, after('0'));
  for (let number = 1; number <= 1000; number += 1) {
    expect(await next()).toMatchObject({ id: String(number), event: INBOX_MESSAGES.event });
  }
  expect(await next()).toMatchObject({ id: '1000', event: INBOX_MESSAGES.ready });
  leave();
});

it('ends while the database is down, and continues afterwards', async () => {
  const { seller, server } = trading;
  const window = await openStreamFromNow(server.app, seller.headers);
  await happens();
  expect(await window.next()).toMatchObject({ id: '1' });
  const back = await refuseConnections(server.pool);
  await window.ended();
  expect((await openStream(server.app, after('1'))).response.statusCode).toBe(503);
  await back();
  await happens();
  const again = await comeBack(server.app, '1');
  expect(await again.next()).toMatchObject({ id: '2', event: INBOX_MESSAGES.event });
  again.leave();
  expect(
    await server.database.select().from(inboxEvent).where(eq(inboxEvent.userId, seller.id)),
  ).toHaveLength(2);
});
