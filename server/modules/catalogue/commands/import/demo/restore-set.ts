import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, type ClientBase, type PoolClient } from 'pg';
import { writeEarlierPrices } from '../../prices/write-earlier-prices';
import { removeCards } from './remove-demo';
import { MIGRATION_LOCK } from '@server/platform/db/migrate';
import {
  BackupRefused,
  isOfRows,
  refuseOthers,
  type RestoreOptions,
  writeBackup,
} from '@server/modules/backup';
import { readSetBackup, type SetBackup, TABLES_OF_SET, type TableOfSet } from './set-backup-file';

/** Whether a file is one that an import with `--discard-changes` writes, by its name. */
export const isSetBackup = (path: string): boolean => path.endsWith('.json.gz');

/**
 * Puts a set's cards back as they were, with what people had of them (rules/operation#restore). Rows of accounts that
 * were deleted since are left out, and what is still there stays as it is: lists, and offers with cards of other sets.
 *
 * @returns the set's code, and how many rows were added
 * @throws {BackupRefused} FILE_UNREADABLE, DAMAGED, NOT_A_BACKUP, IN_USE, NOT_EMPTY, OTHER_TABLES, or those of the other
 * backup
 */
export async function restoreSet({
  pool,
  path,
  replace,
  progress = () => undefined,
}: Omit<RestoreOptions, 'migrationsFolder'>): Promise<{ code: string; rows: number }> {
  const backup = await readSetBackup(path);
  const { id, code } = backup.card_set[0];
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOthers(client);
    const { rowCount } = await client.query('select from card where card_set_id = $1 limit 1', [
      id,
    ]);
    if (rowCount && replace === undefined) {
      throw new BackupRefused(
        'NOT_EMPTY',
        `${code} has cards. With --replace, the database is backed up, and they are replaced with all that people have of them.`,
      );
    }
    if (replace) {
      await writeBackup({ pool, path: replace.backupPath });
      progress(`What was there is in ${replace.backupPath}.`);
    }
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await refuseOtherOrigin(client, backup, path);
    if (rowCount) await removeCards(drizzle(client), id);
    const rows = await putBack(client, backup);
    await client.query('commit');
    return { code, rows };
  } catch (error) {
    if (!isOfRows(error)) throw error;
    throw new BackupRefused(
      'OTHER_TABLES',
      `${path} doesn’t fit the tables of this version. Restore it with the version that wrote it. Nothing was changed.`,
    );
  } finally {
    // Ends the session, and with it a transaction that failed.
    client.release(true);
  }
}

/** Steps have numbers, which mean others in another database. */
async function refuseOtherOrigin(client: ClientBase, backup: SetBackup, path: string) {
  const { rowCount } = await client.query(
    `select from jsonb_populate_recordset(null::collection_step, $1) kept
      join collection_step step using (id)
      where (step.at, step.reason) <> (kept.at, kept.reason) limit 1`,
    [JSON.stringify(backup.collection_step)],
  );
  if (!rowCount) return;
  throw new BackupRefused('OTHER_TABLES', `${path} is of another database. Nothing was changed.`);
}

async function putBack(client: PoolClient, backup: SetBackup): Promise<number> {
  const { id } = backup.card_set[0];
  const tx = drizzle(client);
  let added = 0;
  // The next sync reads its sources again.
  await client.query(
    `insert into card_set select (jsonb_populate_record(null::card_set, $1)).*
      on conflict (id) do update set (name, description, image_url, origin) =
        (excluded.name, excluded.description, excluded.image_url, excluded.origin)`,
    [JSON.stringify(backup.card_set[0])],
  );
  await client.query('delete from catalogue_sync where card_set_id = $1', [id]);
  for (const table of TABLES_OF_SET) added += await addRows(client, table, backup[table]);
  await writeEarlierPrices(tx, backup.market_price);
  await tx.execute(sql`
    insert into catalogue_import (card_set_id, origin, prices_only, source, recorded_at, report)
      select ${id}, origin, prices_only, 'a backup', now(), report
        from jsonb_populate_recordset(null::catalogue_import, ${JSON.stringify(backup.catalogue_import)}::jsonb)
        order by id desc limit 1`);
  return added;
}

/** Adds those rows of a table that aren't there and whose account and parents are. */
async function addRows(
  client: ClientBase,
  table: TableOfSet,
  rows: SetBackup[TableOfSet],
): Promise<number> {
  if (rows.length === 0) return 0;
  // Columns that the backup doesn't know get their defaults.
  const columns = Object.keys(rows[0] ?? {}).map(escapeIdentifier);
  const parent = PARENTS[table];
  const isThere = [
    ...('user_id' in (rows[0] ?? {}) && table !== 'offer_note'
      ? ['exists (select from user_account u where u.id = kept.user_id and u.deleted_at is null)']
      : []),
    ...(parent ? [`exists (select from ${parent[0]} p where p.id = kept.${parent[1]})`] : []),
  ];
  const { rowCount } = await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
      select ${columns.map((column) => `kept.${column}`).join(', ')}
        from jsonb_populate_recordset(null::${table}, $1) kept
        where ${['true', ...isThere].join(' and ')} on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** Tables whose rows go with those of another one, and the column that names it. */
const PARENTS: { readonly [Table in TableOfSet]?: readonly [parent: string, column: string] } = {
  collection_event: ['collection_step', 'step_id'],
  want_list_item: ['want_list', 'want_list_id'],
  sale_list_item: ['sale_list', 'sale_list_id'],
};
