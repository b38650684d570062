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
  const { rows } = await tx.execute<{ content: string }>(sql`
    with cards as (select * from card where card_set_id = ${cardSetId}),
      variants as (select * from card_variant where card_id in (select id from cards)),
      ids as (select id from variants),
      offers as (select distinct offer_id as id from offer_item
        where card_variant_id in (select id from ids))
    select jsonb_build_object(
      'card_set', (select jsonb_agg(to_jsonb(t)) from card_set t where id = ${cardSetId}),
      'card', (select jsonb_agg(to_jsonb(t)) from cards t),
      'card_variant', (select jsonb_agg(to_jsonb(t)) from variants t),
      'card_image', (select jsonb_agg(to_jsonb(t)) from card_image t
        where card_variant_id in (select id from ids)),
      'market_price_year', (select jsonb_agg(to_jsonb(t)) from market_price_year t
        where card_variant_id in (select id from ids)),
      'quarantined_price', (select jsonb_agg(to_jsonb(t)) from quarantined_price t
        where card_variant_id in (select id from ids)),
      'collection_item', (select jsonb_agg(to_jsonb(t)) from collection_item t
        where card_variant_id in (select id from ids)),
      'collection_event', (select jsonb_agg(to_jsonb(t)) from collection_event t
        where card_variant_id in (select id from ids)),
      'collection_step', (select jsonb_agg(to_jsonb(t)) from collection_step t where id in
        (select step_id from collection_event where card_variant_id in (select id from ids))),
      'want_list', (select jsonb_agg(to_jsonb(t)) from want_list t where id in
        (select want_list_id from want_list_item where card_variant_id in (select id from ids))),
      'want_list_item', (select jsonb_agg(to_jsonb(t)) from want_list_item t
        where card_variant_id in (select id from ids)),
      'sale_list', (select jsonb_agg(to_jsonb(t)) from sale_list t where id in
        (select sale_list_id from sale_list_item where card_variant_id in (select id from ids))),
      'sale_list_item', (select jsonb_agg(to_jsonb(t)) from sale_list_item t
        where card_variant_id in (select id from ids)),
      'offer', (select jsonb_agg(to_jsonb(t)) from offer t where id in (select id from offers)),
      'offer_item', (select jsonb_agg(to_jsonb(t)) from offer_item t
        where offer_id in (select id from offers)),
      'offer_terms', (select jsonb_agg(to_jsonb(t)) from offer_terms t
        where offer_id in (select id from offers)),
      'offer_note', (select jsonb_agg(to_jsonb(t)) from offer_note t
        where offer_id in (select id from offers)),
      'catalogue_import', (select jsonb_agg(to_jsonb(t)) from catalogue_import t
        where card_set_id = ${cardSetId})
    )::text as content`);
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
