import type { SharingSubject } from '@domain/sharing';
import { UNSET_VERSION } from '@domain/version';
import type { Database, Transaction } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** Notes that what a player may share has changed: lists of shared things show and sort by when. */
export async function noteChange(
  database: Database | Transaction,
  userId: string,
  subject: SharingSubject,
): Promise<void> {
  await database.execute(sql`
    -- Nobody has said yet who may see it.
    insert into sharing as s (user_id, subject, version)
      values (${userId}::uuid, ${subject}, ${UNSET_VERSION})
    -- To the minute, so that a player at work doesn't move in the index with every card.
    on conflict (user_id, subject) do update set updated_at = now()
      where s.updated_at < now() - interval '1 minute'`);
}
