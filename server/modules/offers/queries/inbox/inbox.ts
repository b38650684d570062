import { INBOX_EVENT_KINDS } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

/** An event in a player's inbox. */
export type InboxEntry = z.output<typeof inboxEntry>;

const inboxEntry = z.object({
  /** Consecutive within an inbox. */
  number: z.number(),
  offerId: z.string(),
  kind: z.enum(INBOX_EVENT_KINDS),
  actorId: z.string().nullable(),
});

interface InboxRange {
  userId: string;
  /** The number of the last known event. */
  after: number;
  /** The most events at once. */
  limit: number;
}

interface InboxPart {
  /** The number of the inbox's last event; 0 for none. */
  lastNumber: number;
  entries: InboxEntry[];
}

const row = z.object({ lastNumber: z.number(), entry: inboxEntry.nullable() });

/** The next events of an inbox and the number of its last one, in one snapshot. */
export async function findEvents(
  database: Database,
  { userId, after, limit }: InboxRange,
): Promise<InboxPart> {
  const statement = sql`
    select coalesce(inbox.last_number, 0) as "lastNumber",
      case when next.number is not null then json_build_object(
        'number', next.number, 'offerId', next.offer_id, 'kind', next.kind, 'actorId', next.actor_id)
      end as entry
    from (values (${userId}::uuid)) as owner (user_id)
    left join inbox using (user_id)
    left join lateral (
      select * from inbox_event as event
      where event.user_id = owner.user_id and event.number > ${after}
      order by event.number limit ${limit}
    ) as next on true
    order by next.number`;
  const rows = await rowsOf(database, statement, row);
  return {
    lastNumber: rows[0]?.lastNumber ?? 0,
    entries: rows.map(({ entry }) => entry).filter((entry) => entry !== null),
  };
}
