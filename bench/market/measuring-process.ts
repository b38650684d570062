import { setTimeout as after } from 'node:timers/promises';
import { listenToNotifications } from '@server/platform/db/notifications';
import { startJobs } from '@server/platform/jobs';
import {
  CurrentMarket,
  findCheapestSellers,
  findViewersMarket,
  MARKET_CHANGED,
  refreshAllSellerSummaries,
  refreshWhenMarked,
  SELLERS_MARKED,
} from '@server/modules/market';
import { percentile } from '../figure';
import { anyOf, openSide, type Side } from '../two-sizes/side';

const CALLS = 300;
const CHANGES = 12;
const PAGE = 24;

export interface Measured {
  kilobytes: number;
  printings: number;
  /** Of each kind. */
  calls: number;
  /** The 99th percentiles, in milliseconds. */
  everyones: number;
  viewers: number;
  sellers: number;
  /** How many printings differ for the viewer. */
  own: number;
  /** Milliseconds to make everyone’s again. */
  making: number;
  changes: number;
  /** The longest time until a change is shown, in milliseconds. */
  shown: number;
}

const log = { info() {}, warn() {}, error: console.error } as never;

/** Measures the filled database in argv[2], and sends a {@link Measured}. */
const [, , connectionString = ''] = process.argv;
const side = await openSide(connectionString, 'viewer-');
process.send?.(await measured(side));
await side.pool.end();

async function measured({ database, pool, players, variantIds }: Side): Promise<Measured> {
  const viewer = anyOf(players);
  const market = new CurrentMarket(database);
  const channels = {
    [MARKET_CHANGED]: market,
    [SELLERS_MARKED]: refreshWhenMarked(database, log),
    catalogue_changed: market.catalogueChanges,
  };
  const stop = listenToNotifications(pool.options, channels, log);
  await after(1_000);
  await market.get();
  const begun = performance.now();
  market.listening(true);
  const { answer } = await market.get();
  const making = performance.now() - begun;
  const result = {
    kilobytes: (await answer.bytes('br')).length / 1_000,
    printings: variantIds.length,
    calls: CALLS,
    everyones: await ninetyNinth(async () => (await market.get()).answer.bytes('br')),
    viewers: await ninetyNinth(() => findViewersMarket(database, viewer)),
    sellers: await ninetyNinth(() => {
      const page = Array.from({ length: PAGE }, () => anyOf(variantIds));
      return findCheapestSellers(database, viewer, page);
    }),
    own: (await findViewersMarket(database, viewer)).variantIds.length,
    making,
    changes: CHANGES,
    shown: await untilShown({ database, pool } as Side, market),
  };
  await stop();
  return result;
}

async function ninetyNinth(call: () => Promise<unknown> | unknown): Promise<number> {
  const took: number[] = [];
  for (let at = -5; at < CALLS; at += 1) {
    const begun = performance.now();
    await call();
    if (at >= 0) took.push(performance.now() - begun);
  }
  return percentile(took, 0.99);
}

/** Asks for everyone's market again and again, as people do, until it has each of some changes. */
async function untilShown({ database, pool }: Side, market: CurrentMarket): Promise<number> {
  const jobs = startJobs({
    jobs: {
      'refresh-seller-summary': {
        run: (_, { signal }) => refreshAllSellerSummaries(database, signal),
      },
    },
    pool,
    log,
    faulted: console.error,
    ended: () => undefined,
  });
  await after(2_000);
  const { rows } = await pool.query<{ id: string; list: string }>(
    `select i.card_variant_id as id, i.sale_list_id as list from sale_list_item i
      join sale_list l on l.id = i.sale_list_id join sharing s on s.user_id = l.user_id
      where s.subject = 'SALE_LIST' and s.shared_with_all and i.price_type = 'FIXED' and i.quantity > 2 limit ${CHANGES}`,
  );
  let longest = 0;
  for (const [at, { id, list }] of rows.entries()) {
    await after(137 * at);
    const begun = performance.now();
    await pool.query(
      `update sale_list_item set fixed_price_cents = 1, quantity = 900 where card_variant_id = $1 and sale_list_id = $2`,
      [id, list],
    );
    while (((await market.get()).market.market[id]?.copies ?? 0) < 850) await after(10);
    longest = Math.max(longest, performance.now() - begun);
  }
  await jobs.stop();
  return longest;
}
