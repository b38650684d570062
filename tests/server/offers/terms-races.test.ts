import { times } from '@tests/support/long';
import { expireOffers } from '@server/modules/offers/commands/watch-offers';
import { actOnOffer } from '@server/modules/offers/commands/act-on-offer';
import { counterOffer } from '@server/modules/offers/commands/counter-offer';
import type { Viewer } from '@server/platform/viewer';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { expectNoDeadlocks } from '../support/locked-tables';
import { withTrading } from './support/trading';

const trading = withTrading();
expectNoDeadlocks();

const RACES = times(50, 1_000);
/** Pairs of players who race in parallel: as many as the pool has connections for, two each. */
const PAIRS = 5;

interface Race {
  offerId: string;
  /** The recipient, whose turn it is. */
  sellerId: string;
}

/** Swaps of one of many copies each for one of many, of each pair in turn. */
async function swapsToRaceFor(): Promise<Race[]> {
  const { database, pool } = trading.server;
  const [standard, foil] = trading.variantIds;
  const pairs = [];
  for (let at = 0; at < PAIRS; at += 1) {
    const sellerId = await insertUser(database);
    const buyerId = await insertUser(database);
    await insertSaleList(database, sellerId, { [standard]: { quantity: 9_999 } });
    await insertSaleList(database, buyerId, { [foil]: { quantity: 9_999 } });
    pairs.push({ sellerId, buyerId });
  }
  const { rows } = await pool.query<Race>(
    `with made as (
      insert into offer (initiator_id, recipient_id, offer_type, buyer_id, seller_id)
        select buyer, seller, 'TRADE', buyer, seller
          from unnest($1::uuid[], $2::uuid[]) as pair (buyer, seller), generate_series(1, $3::int) nth
          order by nth, seller
        returning id, seller_id
    ), items as (
      insert into offer_item (offer_id, card_variant_id, in_return, quantity, price_type)
        select id, named.variant_id, named.in_return, 1, 'MARKET'
          from made, (values ($4, false), ($5, true)) as named (variant_id, in_return)
    ), terms as (
      insert into offer_terms (offer_id, number, sent_by, gives, gets, balance_cents)
        select id, 1, 'INITIATOR', jsonb_build_array(jsonb_build_object('variantId', $5::text, 'quantity', 1)),
            jsonb_build_array(jsonb_build_object('variantId', $4::text, 'quantity', 1)), 0 from made
    ) select id as "offerId", seller_id as "sellerId" from made`,
    [
      pairs.map(({ buyerId }) => buyerId),
      pairs.map(({ sellerId }) => sellerId),
      RACES / PAIRS,
      standard,
      foil,
    ],
  );
  return rows;
}

const accept = ({ offerId, sellerId: userId }: Race) =>
  actOnOffer(trading.server.database, { offerId, userId, action: 'ACCEPT', terms: 1 });

const counter =
  (balanceInCents: number) =>
  ({ offerId, sellerId }: Race) =>
    counterOffer(trading.server.database, { id: sellerId, verifiedEmail: null } as Viewer, {
      offerId,
      answers: 1,
      terms: {
        gives: [{ variantId: trading.variantIds[0], quantity: 1 }],
        gets: [{ variantId: trading.variantIds[1], quantity: 1 }],
        balanceInCents,
        balancePaidBy: 'RECIPIENT',
        answerDays: 14,
        note: '',
      },
    });

type Side = (races: readonly Race[]) => Promise<{ errors: readonly unknown[] }>[];

/** One side of races that are run at the same time. */
const each =
  (act: (race: Race) => Promise<{ errors: readonly unknown[] }>): Side =>
  (races) =>
    races.map(act);

/** Once for all of them, as the program's job does. */
const lapse: Side = () => [expireOffers(trading.server.database).then(() => ({ errors: [] }))];

/** Other terms for an offer to buy, whose first terms are kept by the first counter. */
const counterPurchase =
  (fixedPriceInCents: number) =>
  ({ offerId, sellerId }: Race) =>
    counterOffer(trading.server.database, { id: sellerId, verifiedEmail: null } as Viewer, {
      offerId,
      answers: 1,
      terms: {
        items: [
          {
            variantId: trading.variantIds[0],
            quantity: 1,
            priceType: 'FIXED',
            fixedPriceInCents,
          },
        ],
        answerDays: 14,
        note: '',
      },
    });

const ACCEPTED = 'ACCEPTED terms 1 version 2 kept 1 events 2';
const COUNTERED = 'PENDING terms 2 version 2 kept 2 events 2';
const LAPSED = 'RESCINDED terms 1 version 2 kept 1 events 2';

/** Offers to buy what the swaps are about. */
async function purchasesToRaceFor(): Promise<Race[]> {
  const { pool } = trading.server;
  const races = await swapsToRaceFor();
  await pool.query(`update offer set offer_type = 'BUY'`);
  await pool.query('delete from offer_terms');
  await pool.query('delete from offer_item where in_return');
  return races;
}

it.each([
  [
    'swaps each of which is accepted and countered',
    swapsToRaceFor,
    each(accept),
    each(counter(1)),
    [ACCEPTED, COUNTERED],
  ],
  [
    'swaps each of which is countered twice',
    swapsToRaceFor,
    each(counter(1)),
    each(counter(2)),
    [COUNTERED],
  ],
  // The job writes what is so already: nobody accepts them any more.
  [
    'swaps each of which is accepted past its last day while the job comes',
    swapsToRaceFor,
    each(accept),
    lapse,
    [LAPSED],
  ],
  [
    'offers to buy each of which is accepted and countered',
    purchasesToRaceFor,
    each(accept),
    each(counterPurchase(1)),
    [ACCEPTED.replace('kept 1', 'kept 0'), COUNTERED],
  ],
  [
    'offers to buy each of which is countered twice',
    purchasesToRaceFor,
    each(counterPurchase(1)),
    each(counterPurchase(2)),
    [COUNTERED],
  ],
])(
  'of many %s at once, each has one winner',
  async (_what, toRaceFor, one, other, ends) => {
    const { pool } = trading.server;
    const races = await toRaceFor();
    for (let at = 0; at < RACES; at += PAIRS) {
      const ofPairs = races.slice(at, at + PAIRS);
      if (other === lapse) {
        const ids = ofPairs.map(({ offerId }) => offerId);
        await pool.query('update offer set expires_at = now() where id = any($1)', [ids]);
      }
      // Each begins as often as the other.
      const sides = at % (2 * PAIRS) === 0 ? [one, other] : [other, one];
      for (const answer of await Promise.allSettled(sides.flatMap((side) => side(ofPairs)))) {
        if (answer.status === 'fulfilled') expect(answer.value.errors).toEqual([]);
        else expect(answer.reason).toMatchObject({ extensions: { code: 'CONFLICT' } });
      }
    }
    // One change of each was made, and kept as a whole.
    const { rows } = await pool.query<{ end: string; offers: number }>(
      `select concat_ws(' ', status, 'terms', terms_number, 'version', version, 'kept',
          (select count(*) from offer_terms where offer_id = id), 'events',
          (select count(*) from inbox_event where offer_id = id)) as end, count(*)::int as offers
        from offer group by 1 order by 1`,
    );
    // Each side that may win won some.
    expect(rows.map(({ end }) => end)).toEqual(ends);
    expect(rows.reduce((sum, { offers }) => sum + offers, 0)).toBe(RACES);
  },
  300_000,
);
