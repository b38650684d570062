import { actOnOffer } from '@server/modules/offer/commands/act-on-offer';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { withTrading } from './support/trading';

const trading = withTrading();

const RACES = 1_000;
/** Pairs of players who race side by side: as many as the pool has connections for, two each. */
const PAIRS = 5;

interface Race {
  offerId: string;
  buyerId: string;
  sellerId: string;
}

/** Offers to buy one of many copies each, of each pair in turn. */
async function offersToRaceFor(): Promise<Race[]> {
  const { database, pool } = trading.server;
  const [standard] = trading.variantIds;
  const pairs = [];
  for (let at = 0; at < PAIRS; at += 1) {
    const sellerId = await insertUser(database);
    await insertSaleList(database, sellerId, { [standard]: { quantity: 9_999 } });
    pairs.push({ buyerId: await insertUser(database), sellerId });
  }
  const { rows } = await pool.query<Race>(
    `with made as (
      insert into offer (initiator_id, recipient_id, offer_type, buyer_id, seller_id)
        select buyer, seller, 'BUY', buyer, seller
          from unnest($1::uuid[], $2::uuid[]) as pair (buyer, seller), generate_series(1, $3::int) nth
          order by nth, seller
        returning id, buyer_id, seller_id
    ), items as (
      insert into offer_item (offer_id, card_variant_id, quantity, price_type)
        select id, $4, 1, 'MARKET' from made
    ) select id as "offerId", buyer_id as "buyerId", seller_id as "sellerId" from made`,
    [
      pairs.map(({ buyerId }) => buyerId),
      pairs.map(({ sellerId }) => sellerId),
      RACES / PAIRS,
      standard,
    ],
  );
  return rows;
}

/** What came of one side's try: the status that it made, or the one that it was told it came too late for. */
async function tried(offerId: string, userId: string, action: 'ACCEPT' | 'RESCIND') {
  try {
    const { offer, errors } = await actOnOffer(trading.server.database, {
      offerId,
      userId,
      action,
    });
    expect(errors).toEqual([]);
    return { won: true, status: offer!.status };
  } catch (error) {
    expect(error).toMatchObject({ extensions: { code: 'CONFLICT' } });
    return { won: false, status: (error as Refused).extensions.status };
  }
}
interface Refused {
  extensions: { status: string };
}

async function race({ offerId, buyerId, sellerId }: Race, at: number): Promise<string> {
  const accept = () => tried(offerId, sellerId, 'ACCEPT');
  const rescind = () => tried(offerId, buyerId, 'RESCIND');
  // Each begins as often as the other.
  const answers = await Promise.all(at % 2 === 0 ? [accept(), rescind()] : [rescind(), accept()]);
  const [winner, ...others] = answers.filter(({ won }) => won);
  expect(others).toEqual([]);
  expect(answers.map(({ status }) => status)).toEqual([winner!.status, winner!.status]);
  return winner!.status;
}

it('of 1,000 that are accepted and rescinded at once, each is one of both, and says so to the other', async () => {
  const races = await offersToRaceFor();
  const ended = new Map<string, string>();
  for (let at = 0; at < RACES; at += PAIRS) {
    const some = races.slice(at, at + PAIRS);
    const statuses = await Promise.all(some.map((one, index) => race(one, at + index)));
    for (const [index, { offerId }] of some.entries()) ended.set(offerId, statuses[index]!);
  }
  const { pool } = trading.server;
  const { rows } = await pool.query('select id, status, version from offer');
  expect(rows.map(({ id, status, version }) => [id, status, version]).toSorted()).toEqual(
    [...ended].map(([id, status]) => [id, status, 2]).toSorted(),
  );
  // Everyone was told once of each of theirs, in numbers without a gap.
  const told = await pool.query(
    `select count(*)::int as events, count(distinct offer_id)::int as offers, max(number) as last
      from inbox_event group by user_id`,
  );
  const each = RACES / PAIRS;
  expect(told.rows).toEqual(
    Array.from({ length: 2 * PAIRS }, () => ({ events: each, offers: each, last: each })),
  );
}, 300_000);
