import type { Database } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { and, count, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { union, type PgColumn } from 'drizzle-orm/pg-core';
import { toUser, userColumns, type UserAccount } from './repo';
import type { UserCursor } from './user-page';

const { id, email, handle } = userAccount;

/** Sorts after whatever a text may go on with, in the order of bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

/** By bytes, as the indexes are: the database's own language might not let them find how a text begins. */
const byBytes = (column: PgColumn): SQL => sql`${column} collate "C"`;

const beginsWith = (column: PgColumn, text: string): SQL =>
  sql`(${byBytes(column)} >= ${text} and ${byBytes(column)} < ${text + LAST_CHARACTER})`;

const present = isNull(userAccount.deletedAt);

interface Asked {
  limit: number;
  after: UserCursor | null;
  search: string;
}

/** Users by e-mail, then id, from behind a cursor on. */
export async function findUsers(database: Database, asked: Asked): Promise<UserAccount[]> {
  const { limit, after, search } = asked;
  const rows = await database
    .select(userColumns)
    .from(userAccount)
    .where(and(search === '' ? behind(after) : inArray(id, foundIds(database, asked)), present))
    .orderBy(byBytes(email), id)
    .limit(limit);
  return rows.map(toUser);
}

const behind = (after: UserCursor | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${byBytes(email)}, ${id}) > (${after.email}, ${after.id}::uuid)`;

/**
 * The next addresses and the next handles apart, since each has its index. With both in one condition, PostgreSQL
 * would walk through all users to find the few at the end of the alphabet; and likewise for handles, did `|| ''` not
 * keep it from taking the index of addresses for their order.
 */
function foundIds(database: Database, { limit, after, search }: Asked) {
  const ids = (column: PgColumn) =>
    database
      .select({ id })
      .from(userAccount)
      .where(and(beginsWith(column, search), behind(after), present));
  return union(
    ids(email).orderBy(byBytes(email), id).limit(limit),
    ids(handle)
      .orderBy(sql`${byBytes(email)} || ''`, id)
      .limit(limit),
  );
}

/** How many users there are, or how many a search finds. */
export async function countUsers(database: Database, search: string): Promise<number> {
  const found =
    search === '' ? undefined : or(beginsWith(email, search), beginsWith(handle, search));
  const [row] = await database
    .select({ users: count() })
    .from(userAccount)
    .where(and(found, present));
  return row?.users ?? 0;
}
