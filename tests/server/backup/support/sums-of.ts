import type { ClientBase, Pool } from 'pg';
import { tablesToCopy } from '@server/modules/backup/commands/tables-to-copy';

/** A sum over all rows of each table. */
export async function sumsOf(pool: Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    return await sumsIn(client);
  } finally {
    client.release();
  }
}

/** As {@link sumsOf}, as a connection's transaction sees them. */
export async function sumsIn(client: ClientBase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await tablesToCopy(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from "${name}" t`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}
