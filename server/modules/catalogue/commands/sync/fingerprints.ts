import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '@server/platform/db/database';
import type { Transaction } from '../import/store/transaction';

/** Raise it when files are read in another way, so that unchanged ones are read again. */
const READING_VERSION = 2;

export type SyncPart = 'CARDS' | 'PRICES';

/** What a set was written from last, by its code. */
export type Fingerprints = ReadonlyMap<string, Partial<Record<SyncPart, string>>>;

/** Of all that a part is written from. */
export const fingerprintOf = (...inputs: (string | null | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([READING_VERSION, ...inputs]))
    .digest('hex');

/** The real sets that the catalogue has; those that no sync has written have no fingerprints. */
export async function findFingerprints(database: Database): Promise<Fingerprints> {
  const { rows } = await database.execute<{
    code: string;
    parts: Partial<Record<SyncPart, string>> | null;
  }>(sql`
    select s.code, jsonb_object_agg(y.part, y.fingerprint) filter (where y.part is not null) as parts
      from card_set s left join catalogue_sync y on y.card_set_id = s.id
      where s.origin = 'IMPORT' group by s.code`);
  return new Map(rows.map(({ code, parts }) => [code, parts ?? {}]));
}

/** Notes what a part was written from, in the transaction that writes it. */
export async function noteFingerprint(
  tx: Transaction | Database,
  cardSetId: string,
  part: SyncPart,
  fingerprint: string,
): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_sync (card_set_id, part, fingerprint)
      values (${cardSetId}, ${part}, ${fingerprint})
      on conflict (card_set_id, part) do update
        set fingerprint = excluded.fingerprint, synced_at = now()`);
}
