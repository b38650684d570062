import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { isCardSetCode } from '@domain/card-set';
import { BackupRefused } from '@server/modules/backup';

/** By column; which columns there are, the table says. */
const row = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,62}$/), z.unknown());
const rows = z
  .array(row)
  .nullish()
  .transform((list) => list ?? []);

/** What a backup of a set holds: rows by table, under the columns' names. In the order in which they can be inserted. */
const schema = z.strictObject({
  card_set: z.tuple([z.looseObject({ id: z.string(), code: z.string().refine(isCardSetCode) })]),
  card: rows,
  card_variant: rows,
  card_image: rows,
  market_price_year: rows,
  /** In place of the former, in earlier ones. */
  market_price: z
    .array(
      z.looseObject({
        card_variant_id: z.string(),
        recorded_at: z.iso.datetime({ offset: true }),
        price_cents: z.number().int(),
      }),
    )
    .nullish()
    .transform((list) => list ?? []),
  quarantined_price: rows,
  collection_step: rows,
  collection_item: rows,
  collection_event: rows,
  want_list: rows,
  want_list_item: rows,
  sale_list: rows,
  sale_list_item: rows,
  offer: rows,
  offer_item: rows,
  offer_terms: rows,
  offer_note: rows,
  catalogue_import: rows,
});

export type SetBackup = z.output<typeof schema>;
export type TableOfSet = Exclude<keyof SetBackup, 'card_set' | 'market_price' | 'catalogue_import'>;

/** The tables whose rows are put back as they are, each after those that it refers to. */
export const TABLES_OF_SET = Object.keys(schema.shape).filter(
  (name): name is TableOfSet => !['card_set', 'market_price', 'catalogue_import'].includes(name),
);

const LARGEST = 1024 * 1024 * 1024;

/** @throws {BackupRefused} FILE_UNREADABLE, DAMAGED or NOT_A_BACKUP */
export async function readSetBackup(path: string): Promise<SetBackup> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused('FILE_UNREADABLE', `Cannot read ${path} (${error.code}).`);
  });
  const text = await promisify(gunzip)(bytes, { maxOutputLength: LARGEST }).catch(() => {
    throw new BackupRefused('DAMAGED', `${path} is damaged. Nothing was changed.`);
  });
  try {
    return withTimesOfEvents(schema.parse(JSON.parse(text.toString())));
  } catch {
    throw new BackupRefused(
      'NOT_A_BACKUP',
      `${path} isn’t a backup of a set. Nothing was changed.`,
    );
  }
}

/** Earlier backups have the time of an event in its step alone. */
function withTimesOfEvents(backup: SetBackup): SetBackup {
  const times = new Map(backup.collection_step.map(({ id, at }) => [id, at]));
  const events = backup.collection_event.map((event) => ({
    ...event,
    at: event['at'] ?? times.get(event['step_id']),
  }));
  return { ...backup, collection_event: events };
}
