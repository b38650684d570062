import { insertOffer } from '@tests/factories/offer-rows';
import { insertStep } from '@tests/factories/ledger-rows';
import { expectNoDeadlocks } from '../support/locked-tables';
import { ask } from '../support/ask';
import type { Person } from '../users/support/sign-up';
import { accepted, mark, eventsOf } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();
expectNoDeadlocks();

const leave = ({ headers }: Person) =>
  ask(trading.server.app, 'mutation { deleteAccount { success } }', {}, headers);
const seenBy = (person: Person, offerId: string) =>
  trading.send(
    person,
    `{ offer(offerId: "${offerId}") { status calledOffBy isUnread version declineReason
      initiator { handle } recipient { handle } } }`,
    {},
  );

it('closes each kind of open offer, and notifies the other side', async () => {
  const { buyer, seller, stranger } = trading;
  const { offer: made } = await trading.create(buyer);
  const { offer: received } = await trading.create(seller, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
  });
  const { offer: withStranger } = await trading.create(stranger, {
    recipientHandle: 'buyer',
    offerType: 'SELL',
  });
  await trading.act(buyer, 'acceptOffer', withStranger.id);
  await mark(trading, stranger, withStranger.id);

  expect((await leave(buyer)).data.deleteAccount).toEqual({ success: true });

  expect(await seenBy(seller, made.id)).toEqual({
    status: 'RESCINDED',
    calledOffBy: null,
    isUnread: true,
    version: 2,
    declineReason: null,
    initiator: { handle: null },
    recipient: { handle: 'seller' },
  });
  expect(await seenBy(seller, received.id)).toMatchObject({ status: 'DECLINED', isUnread: true });
  expect(await seenBy(stranger, withStranger.id)).toMatchObject({
    status: 'ACCEPTED',
    calledOffBy: 'RECIPIENT',
    isUnread: true,
  });
  expect((await eventsOf(trading, seller)).toSorted()).toEqual(
    ['OFFERED', 'OFFERED', 'RESCINDED', 'DECLINED'].toSorted(),
  );
  expect(await eventsOf(trading, stranger)).toEqual([
    'OFFERED',
    'ACCEPTED',
    'MARKED',
    'CALLED_OFF',
  ]);
  // Their own events are deleted, and no further ones follow.
  const note = `mutation { addOfferNote(offerId: "${made.id}", content: "Farewell") { errors { code } } }`;
  expect(await trading.send(seller, note, {})).toEqual({ errors: [] });
  expect(await eventsOf(trading, buyer)).toEqual([]);
  expect(await eventsOf(trading, seller)).toHaveLength(5);
});

it.each([
  ['that waits for the person', 1],
  ['that waits for the other side', 2],
])('declines a swap %s', async (_which, termsNumber) => {
  const { buyer, seller, server } = trading;
  const [standard, foil] = trading.variantIds;
  const offerId = await insertOffer(
    server.database,
    { initiatorId: seller.id, recipientId: buyer.id, offerType: 'TRADE' },
    { [standard]: {}, [foil]: { inReturn: true } },
    { termsNumber, termsBy: termsNumber === 1 ? 'INITIATOR' : 'RECIPIENT' },
  );
  expect((await leave(buyer)).data.deleteAccount).toEqual({ success: true });
  expect(await seenBy(seller, offerId)).toMatchObject({
    status: 'DECLINED',
    recipient: { handle: null },
  });
});

it('leaves closed offers alone, and removes the handle from the other side’s ledger', async () => {
  const { buyer, seller, server } = trading;
  const [standard] = trading.variantIds;
  await insertStep(server.database, {
    userId: seller.id,
    at: '2026-01-01T00:00:00Z',
    counts: { [standard]: 3 },
  });
  const exchanged = await accepted(trading);
  await mark(trading, buyer, exchanged);
  await mark(trading, seller, exchanged);
  const { offer: declined } = await trading.create(buyer);
  await trading.act(seller, 'declineOffer', declined.id);
  const before = await seenBy(seller, exchanged);

  await leave(buyer);

  expect(await seenBy(seller, exchanged)).toEqual({ ...before, initiator: { handle: null } });
  expect(await seenBy(seller, declined.id)).toMatchObject({ status: 'DECLINED', version: 2 });
  const { rows } = await server.pool.query(
    'select reason, note from collection_step where user_id = $1 order by id',
    [seller.id],
  );
  expect(rows).toEqual([
    { reason: 'EDIT', note: null },
    { reason: 'EXCHANGE', note: null },
  ]);
});

it('leaves others’ offers alone', async () => {
  const { offer } = await trading.create(trading.stranger);
  await leave(trading.buyer);
  expect(await seenBy(trading.seller, offer.id)).toMatchObject({ status: 'PENDING', version: 1 });
});

it('two players with offers between them and others can leave at once without a deadlock', async () => {
  const { database, pool } = trading.server;
  const { buyer, seller, stranger } = trading;
  const [standard] = trading.variantIds;
  const pairs = [
    [buyer, seller],
    [seller, buyer],
    [stranger, buyer],
    [seller, stranger],
  ] as const;
  for (const [initiator, recipient] of pairs) {
    const sides = { initiatorId: initiator.id, recipientId: recipient.id };
    await insertOffer(database, sides, { [standard]: {} });
  }
  const answers = await Promise.all([buyer, seller, stranger].map(leave));
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  const { rows } = await pool.query(`select from offer where status = 'PENDING'`);
  expect(rows).toEqual([]);
});

it('an offer to a player who is leaving is closed or refused', async () => {
  const { seller, buyer, stranger, server } = trading;
  const [left, ...offered] = await Promise.all([
    leave(seller),
    trading.create(buyer).catch((error: Error) => error.message),
    trading.create(stranger).catch((error: Error) => error.message),
  ]);
  expect(left.errors).toBeUndefined();
  for (const answer of offered) {
    expect(typeof answer === 'string' ? answer : answer.offer.status).toMatch(/NOT_FOUND|PENDING/);
  }
  const { rows } = await server.pool.query(`select from offer where status = 'PENDING'`);
  expect(rows).toEqual([]);
});
