import type { Database } from '@server/db/database';
import { userAccount } from '@server/db/tables';
import { and, count, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toUser, userColumns, type UserAccount } from './repo';
import type { UserCursor } from './user-page';

/** Sorts after whatever a text may go on with, in the order of bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

/** By bytes, as the indexes are: the database's own language might not let them find how a text begins. */
const byBytes = (column: PgColumn): SQL => sql`${column} collate "C"`;

const beginsWith = (column: PgColumn, text: string): SQL =>
  sql`(${byBytes(column)} >= ${text} and ${byBytes(column)} < ${text + LAST_CHARACTER})`;

const found = (search: string) =>
  and(
    isNull(userAccount.deletedAt),
    search === ''
      ? undefined
      : or(beginsWith(userAccount.email, search), beginsWith(userAccount.handle, search)),
  );

/** Users by e-mail, then id, from behind a cursor on. */
export async function findUsers(
  database: Database,
  { limit, after, search }: { limit: number; after: UserCursor | null; search: string },
): Promise<UserAccount[]> {
  const { email, id } = userAccount;
  const behind = after && sql`(${byBytes(email)}, ${id}) > (${after.email}, ${after.id}::uuid)`;
  const rows = await database
    .select(userColumns)
    .from(userAccount)
    .where(and(found(search), behind ?? undefined))
    .orderBy(byBytes(email), id)
    .limit(limit);
  return rows.map(toUser);
}

export const countUsers = async (database: Database, search: string): Promise<number> => {
  const [row] = await database.select({ users: count() }).from(userAccount).where(found(search));
  return row?.users ?? 0;
};
