import type { InboxEventKind } from '@domain/offer';
import type { Database } from '@server/db/database';
import { sql } from 'drizzle-orm';

/** An event in a player's inbox. */
export interface InboxEntry {
  /** Rises by one from each to the next. */
  number: number;
  offerId: string;
  kind: InboxEventKind;
  actorId: string;
}

interface InboxRange {
  userId: string;
  /** The number of the last event that is known already. */
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

/** The next events of an inbox, and how far it goes, both as of one moment. */
export async function findEvents(
  database: Database,
  { userId, after, limit }: InboxRange,
): Promise<InboxPart> {
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    select coalesce(inbox.last_number, 0) as "lastNumber",
      told.number, told.offer_id as "offerId", told.kind, told.actor_id as "actorId"
    from (values (${userId}::uuid)) as asked (user_id)
    left join inbox using (user_id)
    left join lateral (
      select * from inbox_event as event
      where event.user_id = asked.user_id and event.number > ${after}
      order by event.number limit ${limit}
    ) as told on true
    order by told.number`);
  return {
    lastNumber: rows[0]?.lastNumber ?? 0,
    entries: rows.flatMap(({ lastNumber: _last, ...entry }) =>
      entry.number === null ? [] : [entry as InboxEntry],
    ),
  };
}
