import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createPool } from '@server/platform/db/database';
import { startEmbedded } from '@server/platform/db/embedded';
import { asSuperuser } from './as-superuser';
import { copyFolder, makeDataFolder } from './data-folder';

const QUICK = { fsync: 'off', synchronous_commit: 'off' };

export interface StreamingPair {
  primary: Pool;
  replicaUrl: string;
  /** To the replica, for the test itself. */
  replica: Pool;
  /** Everything that the primary has is on the replica from now on, or no more is. */
  replay(goesOn: boolean): Promise<void>;
  stopReplica(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated PostgreSQL and a replica that streams from it, both without fsync. */
export async function startStreamingPair(): Promise<StreamingPair> {
  const projectRoot = process.cwd();
  const [primaryFolder, replicaFolder] = await Promise.all([
    makeDataFolder('migrated'),
    makeDataFolder('empty'),
  ]);
  await asSuperuser(primaryFolder, [
    'alter role starbinder replication',
    'grant execute on function pg_wal_replay_pause(), pg_wal_replay_resume() to starbinder',
  ]);
  // A copy from before the first start is a replica's beginning.
  await copyFolder(primaryFolder, replicaFolder);
  const first = await startEmbedded({ projectRoot, dataDir: primaryFolder, settings: QUICK });
  const { hostname, port, username, password } = new URL(first.connectionString);
  const settings = join(replicaFolder, 'postgres/postgresql.conf');
  await appendFile(
    settings,
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  await writeFile(join(replicaFolder, 'postgres/standby.signal'), '');

  const second = await startEmbedded({ projectRoot, dataDir: replicaFolder, settings: QUICK });
  const replicaUrl = second.connectionString;
  const [primary, replica] = [createPool(first.connectionString), createPool(replicaUrl)];
  return {
    primary,
    replicaUrl,
    replica,
    async replay(goesOn) {
      await replica.query(
        goesOn ? 'select pg_wal_replay_resume()' : 'select pg_wal_replay_pause()',
      );
    },
    stopReplica: () => second.stop(),
    async close() {
      await Promise.all([primary.end(), replica.end()]);
      await second.stop();
      await first.stop();
      for (const folder of [replicaFolder, primaryFolder]) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
