import type { InboxEventKind } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** An event in a player's inbox. */
export interface InboxEntry {
  /** Consecutive within an inbox. */
  number: number;
  offerId: string;
  kind: InboxEventKind;
  actorId: string | null;
}

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

type Row = { lastNumber: number } & { [Name in keyof InboxEntry]: InboxEntry[Name] | null };

/** The next events of an inbox and the number of its last one, in one snapshot. */
export async function findEvents(
  database: Database,
  { userId, after, limit }: InboxRange,
): Promise<InboxPart> {
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    select coalesce(inbox.last_number, 0) as "lastNumber",
      next.number, next.offer_id as "offerId", next.kind, next.actor_id as "actorId"
    from (values (${userId}::uuid)) as owner (user_id)
    left join inbox using (user_id)
    left join lateral (
      select * from inbox_event as event
      where event.user_id = owner.user_id and event.number > ${after}
      order by event.number limit ${limit}
    ) as next on true
    order by next.number`);
  return {
    lastNumber: rows[0]?.lastNumber ?? 0,
    entries: rows.flatMap(({ lastNumber: _last, ...entry }) =>
      entry.number === null ? [] : [entry as InboxEntry],
    ),
  };
}
