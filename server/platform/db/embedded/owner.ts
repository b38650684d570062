import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '@server/platform/start-refusal';

/** Any number; every owner of a data folder holds the same lock in its cluster. */
const LOCK = 7_241_904;

/** How often the lock is retried: a killed program's lock takes a moment to disappear. */
const TRIES = 10;
const TRY_EVERY_MS = 50;

/** One program's ownership of a cluster; the lock ends with the connection, however the program ends. */
export interface Ownership {
  /** Resolves when the lock is gone: released, or lost with its connection. */
  ended: Promise<void>;
  release(): Promise<void>;
}

/** @throws StartRefusal naming the holder, if another program owns the data folder */
export async function takeOwnership(connectionString: string, dataDir: string): Promise<Ownership> {
  const client = new pg.Client({
    connectionString,
    application_name: `starbinder ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  for (let left = TRIES; left > 0; left -= 1) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [LOCK],
    );
    if (rows[0]?.held) return { ended, release: () => client.end().catch(() => undefined) };
    await after(TRY_EVERY_MS);
  }
  const holder = await holderOf(client);
  await client.end();
  throw new StartRefusal(
    `The data folder ${dataDir} is in use by ${holder}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK],
  );
  const pid = rows[0]?.name.split(' ')[1];
  return pid === undefined ? 'another Starbinder' : `another Starbinder (process ${pid})`;
}
