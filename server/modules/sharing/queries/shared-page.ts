import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { SharingSubject } from '@domain/sharing';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { isUuid } from '@server/platform/db/where';
import { isoTime } from '@server/platform/time/iso-time';
import {
  decodeCursor,
  encodeCursor,
  MICROS,
  microsOf,
  momentAt,
  notACursor,
  type PageInfo,
  pageInfoOf,
} from '@server/platform/graphql/page';
import type { Viewer } from '@server/platform/viewer';
import { hasAddress, type Seen, seenByAddress, seenByEveryone, sharedBy } from '../policy';

/** A collection or list that the viewer may see. Times are ISO 8601. */
export interface SharedSummary {
  /** For what a list adds to a summary; never shown. */
  ownerId: string;
  handle: string;
  publiclyShared: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface SharedPage<Summary = SharedSummary> {
  nodes: Summary[];
  pageInfo: PageInfo;
}

export interface SharedPageInput {
  subject: SharingSubject;
  viewer: Viewer | null;
  first: number;
  after: SharedPlace | null;
  withOwn: boolean;
  /** A statement of owners, as `owner_id`, whose things come before all others, by their `cents`; null for none. */
  ranked: SQL | null;
}

/** One page of what is shared with the viewer, latest change first (rules/sharing#summaries). */
export async function sharedPage(
  database: Database,
  { first, ...query }: SharedPageInput,
): Promise<SharedPage> {
  const found = await findShared(database, { ...query, limit: first + 1 });
  return {
    nodes: found.slice(0, first).map(toSummary),
    pageInfo: pageInfoOf(found, first, cursorText),
  };
}

const toSummary = ({ ownerId, handle, publiclyShared, ...row }: SharedRow): SharedSummary => ({
  ownerId,
  handle,
  publiclyShared,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
});

const cursorText = ({ cents, updatedMicros, ownerId }: SharedPlace): string =>
  encodeCursor(...(cents === null ? [] : [cents]), updatedMicros, ownerId);

const CENTS = /^\d{1,15}$/;

/** @throws a field error for anything but a page's `endCursor` */
export function parseSharedCursor(text: string | null): SharedPlace | null {
  if (text === null) return null;
  const [ownerId = '', updatedMicros = '', cents = null] = decodeCursor(text)
    .split(' ')
    .toReversed();
  if (!MICROS.test(updatedMicros) || !isUuid(ownerId)) throw notACursor();
  if (cents !== null && !CENTS.test(cents)) throw notACursor();
  return { cents, updatedMicros, ownerId };
}

/** A row of a page of shared things. */
const sharedRow = z.object({
  ownerId: z.string(),
  handle: z.string(),
  publiclyShared: z.boolean(),
  /** A time as PostgreSQL's text. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** `updatedAt` in microseconds since 1970, for the cursor. */
  updatedMicros: z.string(),
  /** Of a ranked one. */
  cents: z.string().nullable(),
});
type SharedRow = z.output<typeof sharedRow>;

/** The sort key of shared things. */
interface SharedPlace {
  /** Null of those that aren't ranked, which come last. */
  cents: string | null;
  updatedMicros: string;
  ownerId: string;
}

interface SharedQuery {
  subject: SharingSubject;
  /** Null for a visitor. */
  viewer: { id: string; verifiedEmail: string | null } | null;
  after: SharedPlace | null;
  limit: number;
  /** Whether to include the viewer's own. */
  withOwn: boolean;
  ranked: SQL | null;
}

/**
 * What is shared with everyone or with the viewer's verified address, latest change first. Things shared with everyone
 * are read in the order of their index, starting after the last page; the viewer's few shares by their own index. With
 * both in one condition, PostgreSQL would read and sort all of them.
 */
async function findShared(database: Database, query: SharedQuery): Promise<SharedRow[]> {
  const { viewer, ranked, after, limit } = query;
  const ways = [seenByEveryone(viewer)];
  if (hasAddress(viewer)) ways.push(seenByAddress(viewer));
  if (viewer && query.withOwn) ways.push(sharedBy(viewer.id));
  const parts = ways.map((way) => firstOf(way, query));
  if (ranked && (after === null || after.cents !== null)) parts.unshift(firstRanked(query));
  const statement = sql`
    ${ranked ? sql`with ranked as materialized (${ranked})` : sql``}
    select distinct owner_id as "ownerId", handle, publicly_shared as "publiclyShared",
        created_at::text as "createdAt", updated_at::text as "updatedAt", updated_at, cents,
        ${microsOf(sql`updated_at`)} as "updatedMicros"
      from (${sql.join(parts, sql` union all `)}) as shared
      order by cents desc nulls last, updated_at desc, owner_id desc limit ${limit}`;
  return rowsOf(database, statement, sharedRow);
}

const COLUMNS = sql.raw(
  's.user_id as owner_id, u.handle, s.shared_with_all as publicly_shared, s.created_at, s.updated_at',
);

/** Deleted accounts and those without a handle are left out: they have no page to look at. */
const OWNER = sql.raw(
  'join user_account u on u.id = s.user_id and u.deleted_at is null and u.handle is not null',
);

const placeOf = ({ updatedMicros, ownerId }: SharedPlace): SQL =>
  sql`${momentAt(updatedMicros)}, ${ownerId}::uuid`;

const notOwn = ({ viewer, withOwn }: SharedQuery): SQL =>
  viewer === null || withOwn ? sql`true` : sql`s.user_id <> ${viewer.id}::uuid`;

const firstOf = ({ from, where }: Seen, query: SharedQuery): SQL => {
  const { ranked, after, subject, limit } = query;
  const isAfter =
    after === null || after.cents !== null
      ? sql`true`
      : sql`(s.updated_at, s.user_id) < (${placeOf(after)})`;
  return sql`
    (select ${COLUMNS}, null::bigint as cents from ${from} ${OWNER}
      where ${where} and s.subject = ${subject} and ${notOwn(query)} and ${isAfter}
        and ${ranked ? sql`s.user_id not in (select owner_id from ranked)` : sql`true`}
      order by s.updated_at desc, s.user_id desc limit ${limit})`;
};

/** Those that are ranked, which the viewer may see and which aren't theirs. */
const firstRanked = ({ subject, after, limit }: SharedQuery): SQL => sql`
  (select ${COLUMNS}, r.cents from ranked r join sharing s on s.user_id = r.owner_id and s.subject = ${subject} ${OWNER}
    where ${after === null ? sql`true` : sql`(r.cents, s.updated_at, s.user_id) < (${after.cents}::bigint, ${placeOf(after)})`}
    order by r.cents desc, s.updated_at desc, s.user_id desc limit ${limit})`;
