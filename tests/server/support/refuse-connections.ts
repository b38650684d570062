import { Client, type Pool } from 'pg';

/** A connection outside the test's own database, which simulates a failing host. */
export async function refuseConnections(pool: Pool): Promise<() => Promise<void>> {
  const url = new URL(pool.options.connectionString ?? '');
  const name = url.pathname.slice(1);
  url.pathname = 'postgres';
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  return async () => {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  };
}
