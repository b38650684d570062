import { times } from '@tests/support/long';
import { OFFER_ACTIONS, OFFER_SIDES, LIST_OFFER_TYPES, type OfferSide } from '@domain/offer';
import { differencesOf } from '@server/modules/collection/queries/ledger-differences';
import { actOnOffer } from '@server/modules/offers/commands/act-on-offer';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { insertWantList } from '@tests/factories/want-list-rows';
import fc from 'fast-check';
import { expectNoDeadlocks } from '../support/locked-tables';
import { withTrading } from './support/trading';

const trading = withTrading();
expectNoDeadlocks();

/** What can be done with an offer on a list. */
const LIST_ACTIONS = OFFER_ACTIONS.filter((action) => action !== 'COUNTER');
type ListAction = (typeof LIST_ACTIONS)[number];

const PLAYERS = 3;
const OFFERS = 12;
const COUNTED = 100;
const LISTED = 3;

const aDeal = fc.record({
  from: fc.nat(PLAYERS - 1),
  /** The recipient's position relative to that player. */
  next: fc.integer({ min: 1, max: PLAYERS - 1 }),
  offerType: fc.constantFrom(...LIST_OFFER_TYPES),
  quantities: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)),
});
const actionOf = (sides: readonly OfferSide[], actions: readonly ListAction[]) =>
  fc.record({
    offer: fc.nat(OFFERS - 1),
    side: fc.constantFrom(...sides),
    action: fc.constantFrom(...actions),
  });
/** Actions that make and settle deals are tried more often than those that end them or aren't allowed. */
const anAction = fc.oneof(
  { weight: 4, arbitrary: actionOf(['RECIPIENT'], ['ACCEPT']) },
  { weight: 4, arbitrary: actionOf(OFFER_SIDES, ['MARK_EXCHANGED']) },
  { weight: 2, arbitrary: actionOf(OFFER_SIDES, LIST_ACTIONS) },
);
const aGame = fc.record({
  deals: fc.array(aDeal, { minLength: OFFERS, maxLength: OFFERS }),
  /** Batches of actions, each done at once. */
  rounds: fc.array(fc.array(anAction, { minLength: 5, maxLength: 5 }), {
    minLength: 10,
    maxLength: 10,
  }),
});
type Game = typeof aGame extends fc.Arbitrary<infer Value> ? Value : never;

interface Deal extends Record<OfferSide, string> {
  offerId: string;
}

/** Players who all sell and want some copies of two printings, with offers between them. */
async function setUp(deals: Game['deals']): Promise<{ userIds: string[]; offers: Deal[] }> {
  const { database } = trading.server;
  const userIds: string[] = [];
  for (let nth = 0; nth < PLAYERS; nth += 1) {
    const userId = await insertUser(database);
    const each = <Value>(value: Value) =>
      Object.fromEntries(trading.variantIds.map((id) => [id, value]));
    await insertSaleList(database, userId, each({ quantity: LISTED }));
    await insertWantList(database, userId, each(5));
    const at = '2026-01-01T00:00:00Z';
    await insertStep(database, { userId, at, counts: each(COUNTED) });
    userIds.push(userId);
  }
  const offers: Deal[] = [];
  for (const { from, next, offerType, quantities } of deals) {
    const initiatorId = userIds[from]!;
    const recipientId = userIds[(from + next) % PLAYERS]!;
    const items = Object.fromEntries(
      trading.variantIds
        .map((id, at) => [id, { quantity: quantities[at]! }] as const)
        .filter(([, { quantity }]) => quantity > 0),
    );
    const sides = { initiatorId, recipientId, offerType };
    const offerId = await insertOffer(database, sides, items);
    offers.push({ offerId, INITIATOR: initiatorId, RECIPIENT: recipientId });
  }
  return { userIds, offers };
}

const seen = { refused: 0, short: 0, done: 0 };

async function perform({ offer, side, action }: Game['rounds'][0][0], offers: Deal[]) {
  const { offerId, [side]: userId } = offers[offer]!;
  try {
    const { errors } = await actOnOffer(trading.server.database, { offerId, userId, action });
    for (const error of errors) expect(error.code).toBe('NOT_AVAILABLE');
    if (errors.length > 0) seen.short += 1;
    else seen.done += 1;
  } catch (error) {
    // Only refusals are expected.
    expect(error).toMatchObject({
      extensions: { code: expect.stringMatching(/^(FORBIDDEN|CONFLICT)$/) },
    });
    seen.refused += 1;
  }
}

/** By player and printing: sold, bought, committed, listed and counted copies. */
const HOLDINGS = `select player.id, variant.id as printing,
    coalesce(sum(quantity) filter (where seller_id = player.id and exchanged), 0)::int as sold,
    coalesce(sum(quantity) filter (where buyer_id = player.id and exchanged), 0)::int as bought,
    coalesce(sum(quantity) filter (where seller_id = player.id and open), 0)::int as committed,
    (select quantity from sale_list_item join sale_list on id = sale_list_id
      where user_id = player.id and card_variant_id = variant.id) as listed,
    (select inventory from collection_item
      where user_id = player.id and card_variant_id = variant.id) as counted
  from unnest($1::uuid[]) as player (id) cross join unnest($2::text[]) as variant (id)
  left join (
    select *, initiator_exchanged_at is not null and recipient_exchanged_at is not null as exchanged,
        status = 'ACCEPTED' and called_off_at is null
          and (initiator_exchanged_at is null or recipient_exchanged_at is null) as open
      from offer join offer_item on offer_id = id
  ) deal on card_variant_id = variant.id and player.id in (seller_id, buyer_id)
  group by player.id, variant.id`;

async function expectAllInOrder(userIds: string[]): Promise<void> {
  const { rows } = await trading.server.pool.query(HOLDINGS, [userIds, trading.variantIds]);
  expect(rows).toHaveLength(PLAYERS * 2);
  for (const { sold, bought, committed, listed, counted } of rows) {
    expect(counted).toBe(COUNTED - sold + bought);
    // Sold copies leave the list. Unlisted copies may be committed freely, but a listed one only once.
    expect(listed ?? 0).toBe(Math.max(0, LISTED - sold));
    if (listed !== null) expect(committed).toBeLessThanOrEqual(listed);
  }
}

it('when several players act at once, no copy is committed twice, lost or doubled', async () => {
  await fc.assert(
    fc.asyncProperty(aGame, async ({ deals, rounds }) => {
      const { userIds, offers } = await setUp(deals);
      for (const round of rounds) {
        await Promise.all(round.map((action) => perform(action, offers)));
        await expectAllInOrder(userIds);
      }
      expect(await differencesOf(trading.server.database, userIds)).toEqual([]);
    }),
    { numRuns: times(4, 60), endOnFailure: true },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
}, 300_000);
