import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber } from '@domain/number-text';
import { syncCatalogue } from '@server/modules/catalogue/commands/sync/sync-catalogue';
import { createDatabase } from '@server/platform/db/database';
import { figure, seconds, type Bench } from '../figure';
import { inPool, sharedCluster } from '../support/cluster';
import { CODES, writeProviderFiles } from './provider-files';

const BARS = { first: 15, prices: 3 };

/** Syncs of nine sets from disk (rules/speed#bars). */
export const catalogueSync: Bench = {
  name: 'catalogue-sync',
  prepare: sharedCluster,
  async run() {
    const { make, dataDir } = await sharedCluster();
    const connectionString = await make('catalogue_sync', 'nothing');
    const folder = await mkdtemp(join(tmpdir(), 'starbinder-bench-provider-'));
    /** @returns the seconds that it took */
    const sync = (): Promise<number> =>
      inPool(connectionString, async (pool) => {
        const started = performance.now();
        const database = createDatabase(pool);
        const outcome = await syncCatalogue({ database, dataDir, from: { folder } });
        const took = (performance.now() - started) / 1000;
        if (!outcome.ok) throw new Error(outcome.refusal.message);
        const { sets, isChanged } = outcome.report;
        const [refusal] = sets.flatMap(({ refusals }) => refusals);
        if (refusal || !isChanged) throw new Error(refusal?.message ?? 'Nothing changed.');
        return took;
      });
    try {
      const { cards, printings } = await writeProviderFiles(folder, 0);
      const first = await sync();
      await writeProviderFiles(folder, 1);
      return [
        figure(
          'First sync · a day’s price files',
          `${CODES.length} sets from disk into an empty database, ${formatNumber(cards)} cards and ${formatNumber(printings)} printings; then files in which most prices have changed`,
          { amount: first, atMost: BARS.first, as: seconds },
          { amount: await sync(), atMost: BARS.prices, as: seconds },
        ),
      ];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
