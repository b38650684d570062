import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { postgresAccount } from '@server/platform/db/embedded/account';
import { findBinaries } from '@server/platform/db/embedded/binaries';
import { processOptions } from '@server/platform/db/embedded/run';

/** What tests and benches do, and the program may not: make databases and roles, end others' connections, fill tables without checks. */
export const RIGHTS_OF_TESTS = [
  'alter role starbinder createdb createrole',
  'grant pg_signal_backend, pg_signal_autovacuum_worker, pg_checkpoint, pg_read_all_settings to starbinder',
  'grant set on parameter session_replication_role, deadlock_timeout to starbinder',
];

/** Runs statements as the superuser, which nobody can connect as, on a cluster that is stopped. */
export async function asSuperuser(dataDir: string, statements: readonly string[]): Promise<void> {
  const account = postgresAccount();
  const { postgres } = await findBinaries(process.cwd(), dataDir, account);
  const folder = join(dataDir, 'postgres');
  const single = spawn(postgres, ['--single', '-D', folder, 'starbinder'], {
    ...processOptions(folder, account),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaints = '';
  single.stderr.on('data', (text: Buffer) => (complaints += String(text)));
  single.stdin.end(statements.map((statement) => `${statement}\n`).join(''));
  const [code] = await once(single, 'close');
  if (code !== 0 || / ERROR: /.test(complaints)) throw new Error(complaints);
}
