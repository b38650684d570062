import { constants, setPriority } from 'node:os';
import { syncCatalogue } from '@server/modules/catalogue/commands/sync/sync-catalogue';
import { createDatabase, createPool } from '@server/platform/db/database';

/**
 * Syncs the database in argv[2] from the folder in argv[3] whenever it is asked to, in a process of its own as the
 * command does, with argv[4] as its data folder. Answers with `{ milliseconds, isChanged }`.
 */
const [, , connectionString = '', folder = '', dataDir = ''] = process.argv;
const pool = createPool(connectionString, { statementTimeout: 0 });
const database = createDatabase(pool);

async function sync(): Promise<void> {
  const started = performance.now();
  const outcome = await syncCatalogue({ database, dataDir, from: { folder } });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { sets, isChanged } = outcome.report;
  const [refusal] = sets.flatMap(({ refusals }) => refusals);
  if (refusal) throw new Error(refusal.message);
  process.send?.({ milliseconds: performance.now() - started, isChanged });
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', () => void sync());
process.once('disconnect', () => void pool.end().then(() => process.exit(0)));
process.send?.({ ready: true });
