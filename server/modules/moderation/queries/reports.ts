import type { ReportSubject } from '@domain/moderation';
import type { Database } from '@server/platform/db/database';
import { isoTime } from '@server/platform/time/iso-time';
import { sql } from 'drizzle-orm';

/** One of the two people of a report. */
interface Person {
  id: string;
  /** Null for somebody without one. */
  handle: string | null;
  isSuspended: boolean;
}

/** A note of a reported offer. Times are ISO 8601. */
export interface ReportedNote {
  id: string;
  content: string;
  isRemoved: boolean;
  createdAt: string;
  userId: string;
}

/** A report as administrators see it. Times are ISO 8601. */
export interface Report {
  id: string;
  subject: ReportSubject;
  reason: string;
  createdAt: string;
  settledAt: string | null;
  reporter: Person;
  accused: Person;
  /** The banner as it was; null for an offer. */
  banner: string | null;
  /** Whether the list still has a banner. */
  hasBanner: boolean;
  /** The latest of the reported offer, oldest first; none for a banner. */
  notes: ReportedNote[];
}

/** Reports on one page: more than a host lets wait. */
export const REPORTS_AT_ONCE = 50;
/** Notes of a reported offer. */
export const REPORTED_NOTES = 100;

/** The latest reports that wait, or that were settled, newest first. */
export async function findReports(database: Database, isSettled: boolean): Promise<Report[]> {
  const person = (alias: string) =>
    sql.raw(`json_build_object('id', ${alias}.id, 'handle', ${alias}.handle,
      'isSuspended', ${alias}.suspended_at is not null)`);
  const { rows } = await database.execute<Report & Record<string, unknown>>(sql`
    select r.id, r.subject, r.reason, r.created_at::text as "createdAt", r.settled_at::text as "settledAt",
        ${person('reporter')} as reporter, ${person('accused')} as accused, r.banner,
        coalesce(list.banner <> '', false) as "hasBanner", coalesce(discussion.notes, '[]') as notes
      from report r
      join user_account reporter on reporter.id = r.reporter_id
      join user_account accused on accused.id = r.accused_id
      left join sale_list list on list.user_id = r.accused_id and r.subject = 'BANNER'
      left join lateral (
        select json_agg(json_build_object('id', n.id::text, 'content', n.content,
            'isRemoved', n.removed_at is not null, 'createdAt', n.created_at::text, 'userId', n.user_id) order by n.id) as notes
          from (select * from offer_note where offer_id = r.offer_id order by id desc limit ${REPORTED_NOTES}) n
      ) discussion on true
      where (r.settled_at is not null) = ${isSettled}
      order by r.created_at desc, r.id limit ${REPORTS_AT_ONCE}`);
  return rows.map((row) => ({
    ...row,
    createdAt: isoTime(row.createdAt),
    settledAt: row.settledAt && isoTime(row.settledAt),
    notes: row.notes.map((note) => ({ ...note, createdAt: isoTime(note.createdAt) })),
  }));
}

/** A person's own reports, for their own file. */
export async function ownReports(database: Database, userId: string): Promise<object[]> {
  const { rows } = await database.execute<{ at: string; subject: string; reason: string }>(sql`
    select created_at::text as at, subject, reason from report
      where reporter_id = ${userId}::uuid order by created_at, id`);
  return rows.map((row) => ({ ...row, at: isoTime(row.at) }));
}
