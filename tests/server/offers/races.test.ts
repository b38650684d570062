import { firstOf, times } from '@tests/support/long';
import { actOnOffer } from '@server/modules/offers/commands/act-on-offer';
import { insertStep } from '@tests/factories/ledger-rows';
import { insertSaleList } from '@tests/factories/sale-list-rows';
import { insertUser } from '@tests/factories/user-rows';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { bundled } from '../platform/bundled';
import { accepted, holdingsOf, mark, eventsOf } from './support/holdings';
import { withTrading } from './support/trading';

describe('races', () => {
  const trading = withTrading();

  const RACES = times(50, 1_000);
  /** Pairs of players who race in parallel: as many as the pool has connections for, two each. */
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

  /** The result of one side's attempt: the status that it caused, or the current one if it was too late. */
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

  it('of many offers that are accepted and rescinded at once, each has one winner, and the loser gets the status', async () => {
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
    // Everyone received each of their events once, with consecutive numbers.
    const reported = await pool.query(
      `select count(*)::int as events, count(distinct offer_id)::int as offers, max(number) as last
      from inbox_event group by user_id`,
    );
    const each = RACES / PAIRS;
    expect(reported.rows).toEqual(
      Array.from({ length: 2 * PAIRS }, () => ({ events: each, offers: each, last: each })),
    );
  }, 300_000);
});

describe('an interrupted program', () => {
  const trading = withTrading();

  let settler: string;
  beforeAll(() => {
    settler = bundled('tests/server/offers/settler.ts');
  });
  afterAll(() => rm(settler));

  /** Everything that an exchange changes, of both players. */
  const everything = async (offerId: string) => ({
    offer: await trading.send(
      trading.buyer,
      `{ offer(offerId: "${offerId}") { version exchangedBy } }`,
      {},
    ),
    seller: await holdingsOf(trading, trading.seller),
    buyer: await holdingsOf(trading, trading.buyer),
    reported: await eventsOf(trading, trading.buyer),
  });

  /** Waits until the given number of processes wait for a lock, or none does any more. */
  async function untilWaiting(count: 0 | 1): Promise<void> {
    const { rows } = await trading.server.pool.query(`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length !== count) await untilWaiting(count);
  }

  /** The point at which an exchange's program is killed, and the statement that makes it wait there. */
  const PLACES = [
    ['before anything', 'select from sale_list for update'],
    ['before the want list', 'select from want_list for update'],
    ['with the lists done', `select from collection_item where inventory = 7 for update`],
    ['with one player’s counts done', `select from collection_item where inventory = 8 for update`],
    ['with everything but the events done', 'select from inbox where user_id = $1 for update'],
    ['with one side’s event done', 'select from inbox where user_id = $2 for update'],
  ] as const;

  it.each(firstOf(2, PLACES.toReversed()))(
    'a program that is killed %s leaves the exchange undone, and it can be repeated',
    async (_place, lock) => {
      const { seller, buyer, server } = trading;
      const [standard] = trading.variantIds;
      const [first, second] = [seller.id, buyer.id].toSorted();
      for (const [userId, inventory] of [[first, 7] as const, [second, 8] as const]) {
        const counts = { [standard]: inventory };
        await insertStep(server.database, { userId: userId!, at: '2026-01-01T00:00:00Z', counts });
      }
      const offerId = await accepted(trading);
      await mark(trading, buyer, offerId);
      const before = await everything(offerId);

      const holder = await server.pool.connect();
      await holder.query('begin');
      const asked = [first, second].filter((_id, at) => lock.includes(`$${at + 1}`));
      await holder.query(lock.replace('$2', '$1'), asked);
      const { connectionString = '' } = server.pool.options;
      const child = spawn(process.execPath, [settler, connectionString, offerId, seller.id], {
        stdio: 'ignore',
      });
      const exited = once(child, 'exit');
      await untilWaiting(1);
      child.kill('SIGKILL');
      await exited;
      await holder.query('rollback');
      holder.release();
      await untilWaiting(0);

      // The killed program's locks are released only once its connection is found to be gone.
      const again = await mark(trading, buyer, offerId);
      expect(again.errors).toEqual([]);
      expect(await everything(offerId)).toEqual(before);

      expect((await mark(trading, seller, offerId)).errors).toEqual([]);
      expect(await everything(offerId)).toMatchObject({
        offer: { exchangedBy: ['INITIATOR', 'RECIPIENT'], version: before.offer.version + 1 },
        seller: { forSale: { [standard]: before.seller.forSale[standard]! - 1 } },
        buyer: { wanted: { [standard]: before.buyer.wanted[standard]! - 1 } },
        reported: [...before.reported, 'EXCHANGED'],
      });
    },
  );
});
