import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { backupsIn, openBackups } from '@server/platform/files/backups-folder';
import { writeWhole } from '@server/platform/files/whole-file';
import { ImportRefused } from '../import-refusal';
import type { Transaction } from '../store/transaction';

/**
 * Writes all catalogue data of a set, and what people own of it, to `<dataDir>/backups/` as gzipped JSON: an object
 * with a list of rows for each table, under the columns' names. The file is complete on disk when this returns. Only
 * the twenty latest backups are kept.
 *
 * @returns the file's path
 * @throws {ImportRefused} BACKUP_FAILED
 */
export async function backupSet(
  tx: Transaction,
  cardSetId: string,
  dataDir: string,
  now: Date,
): Promise<string> {
  const content = await contentOf(tx, cardSetId);
  const name = `${cardSetId}-${now.toISOString().replaceAll(/[:.]/g, '-')}.json.gz`;
  const path = join(backupsIn(dataDir), name);
  try {
    const folder = await openBackups(dataDir);
    const bytes = await promisify(gzip)(content);
    await writeWhole(path, (file) => file.writeFile(bytes), { mode: 0o600 });
    await keepNewest(folder);
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new ImportRefused('BACKUP_FAILED', `Cannot write the backup ${path} (${code}).`);
  }
  return path;
}

async function contentOf(tx: Transaction, cardSetId: string): Promise<string> {
  const ofPrintings = sql`card_variant_id in (select id from printings)`;
  const ofOffers = sql`offer_id in (select offer_id from offer_item where ${ofPrintings})`;
  const rowsOfTables = {
    card_set: sql`id = ${cardSetId}`,
    card: sql`card_set_id = ${cardSetId}`,
    card_variant: sql`id in (select id from printings)`,
    card_image: ofPrintings,
    market_price_year: ofPrintings,
    quarantined_price: ofPrintings,
    collection_item: ofPrintings,
    collection_event: ofPrintings,
    collection_step: sql`id in (select step_id from collection_event where ${ofPrintings})`,
    want_list: sql`id in (select want_list_id from want_list_item where ${ofPrintings})`,
    want_list_item: ofPrintings,
    sale_list: sql`id in (select sale_list_id from sale_list_item where ${ofPrintings})`,
    sale_list_item: ofPrintings,
    offer: sql`id in (select offer_id from offer_item where ${ofPrintings})`,
    offer_item: ofOffers,
    offer_terms: ofOffers,
    offer_note: ofOffers,
    catalogue_import: sql`card_set_id = ${cardSetId}`,
  };
  const parts = Object.entries(rowsOfTables).map(
    ([table, which]) =>
      sql`${table}::text, (select jsonb_agg(to_jsonb(t)) from ${sql.identifier(table)} t where ${which})`,
  );
  const { rows } = await tx.execute<{ content: string }>(sql`
    with printings as (
      select v.id from card c join card_variant v on v.card_id = c.id where c.card_set_id = ${cardSetId})
    select jsonb_build_object(${sql.join(parts, sql`, `)})::text as content`);
  const content = rows[0]?.content;
  if (content === undefined) throw new Error(`The database gave no content of ${cardSetId}.`);
  return content;
}

const MAX_BACKUPS = 20;

/** Deletes a folder's oldest backups of sets beyond twenty; no other files. */
async function keepNewest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const backups = await Promise.all(
    names
      .filter((name) => name.endsWith('.json.gz'))
      .map(async (name) => {
        const path = join(folder, name);
        return { path, writtenAt: (await stat(path)).mtimeMs };
      }),
  );
  const newestFirst = backups.toSorted((a, b) => b.writtenAt - a.writtenAt);
  for (const { path } of newestFirst.slice(MAX_BACKUPS)) await rm(path, { force: true });
}
