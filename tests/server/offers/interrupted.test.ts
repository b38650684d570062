import { insertStep } from '@tests/factories/ledger-rows';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { bundled } from '../platform/bundled';
import { accepted, holdingsOf, mark, toldTo } from './support/holdings';
import { withTrading } from './support/trading';

const trading = withTrading();

let settler: string;
beforeAll(() => {
  settler = bundled('tests/server/offers/settler.ts');
});
afterAll(() => rm(settler));

/** All that an exchange touches, of both players. */
const everything = async (offerId: string) => ({
  offer: await trading.send(
    trading.buyer,
    `{ offer(offerId: "${offerId}") { version exchangedBy } }`,
    {},
  ),
  seller: await holdingsOf(trading, trading.seller),
  buyer: await holdingsOf(trading, trading.buyer),
  told: await toldTo(trading, trading.buyer),
});

/** Until so many processes wait for somebody's lock, or none does any more. */
async function untilWaiting(count: 0 | 1): Promise<void> {
  const { rows } = await trading.server.pool.query(`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  if (rows.length !== count) await untilWaiting(count);
}

/** How far an exchange is when its program is killed: what it waits for then. */
const PLACES = [
  ['before anything', 'select from sale_list for update'],
  ['before the want list', 'select from want_list for update'],
  ['with the lists done', `select from collection_item where inventory = 7 for update`],
  ['with one player’s counts done', `select from collection_item where inventory = 8 for update`],
  ['with all but the news done', 'select from inbox where user_id = $1 for update'],
  ['with one side’s news done', 'select from inbox where user_id = $2 for update'],
] as const;

it.each(PLACES)(
  'a program that is killed %s leaves the exchange undone, to be done again',
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

    // What the killed program held is free again only once its connection is found to be gone.
    const again = await mark(trading, buyer, offerId);
    expect(again.errors).toEqual([]);
    expect(await everything(offerId)).toEqual(before);

    expect((await mark(trading, seller, offerId)).errors).toEqual([]);
    expect(await everything(offerId)).toMatchObject({
      offer: { exchangedBy: ['INITIATOR', 'RECIPIENT'], version: before.offer.version + 1 },
      seller: { forSale: { [standard]: before.seller.forSale[standard]! - 1 } },
      buyer: { wanted: { [standard]: before.buyer.wanted[standard]! - 1 } },
      told: [...before.told, 'EXCHANGED'],
    });
  },
);
