import { sql } from 'drizzle-orm';
import { SHARING_SUBJECTS } from '@domain/sharing';
import { handleErrorOf } from '@domain/user';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import type { Viewer } from '@server/platform/viewer';
import { z } from 'zod';
import { isVisibleTo } from '../policy';

const foundPlayer = z.object({
  handle: z.string(),
  /** What of it the viewer may see. */
  subjects: z.array(z.enum(SHARING_SUBJECTS)),
});

/** A player who shows the viewer something. */
export type FoundPlayer = z.output<typeof foundPlayer>;

/** Players that one search finds. */
export const MOST_PLAYERS = 5;

/**
 * The players whose handle begins with some letters and who share something that the viewer may see, by handle. Nobody
 * else is found, so that a search shows no more than the pages do (rules/attacks#hidden-things).
 */
export async function findPlayers(
  database: Database,
  viewer: Viewer | null,
  beginning: string,
): Promise<FoundPlayer[]> {
  const letters = beginning.trim().toLowerCase();
  // A reserved handle may be the beginning of another.
  const error = handleErrorOf(letters);
  if (error !== null && error !== 'HANDLE_RESERVED') return [];
  // By bytes, so that the index of handles answers; no handle's letter is beyond the tilde.
  const statement = sql`
    select u.handle, seen.subjects
      from user_account u cross join lateral (
        select array_agg(s.subject::text order by s.subject) as subjects
          from sharing s where s.user_id = u.id and ${isVisibleTo(viewer)}) as seen
      where u.deleted_at is null and u.handle collate "C" >= ${letters}
        and u.handle collate "C" < ${`${letters}~`} and seen.subjects is not null
      order by u.handle collate "C" limit ${MOST_PLAYERS}`;
  return rowsOf(database, statement, foundPlayer);
}
