import { and, count, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { EMAIL_LENGTH, lowerCaseEmail } from '@domain/user';
import type { Database } from '@server/platform/db/database';
import { userAccount } from '../tables';
import { isUuid } from '@server/platform/db/where';
import { fieldRefusal } from '@server/platform/errors';
import {
  decodeCursor,
  encodeCursor,
  notACursor,
  type PageInfo,
  pageInfoOf,
} from '@server/platform/graphql/page';
import { toUser, type UserAccount, userColumns } from './accounts';

/** The sort key of the last user on a page. */
interface UserCursor {
  email: string;
  id: string;
}

export interface UserPage {
  nodes: UserAccount[];
  pageInfo: PageInfo;
  search: string;
}

/** One page of the users whose e-mail or handle begins with `search`; an empty one finds everyone. */
export async function userPage(
  database: Database,
  { first, after, search }: { first: number; after: UserCursor | null; search: string },
): Promise<UserPage> {
  const found = await findUsers(database, { limit: first + 1, after, search });
  return { nodes: found.slice(0, first), pageInfo: pageInfoOf(found, first, cursorText), search };
}

/** The search in lower case. @throws a field error for more characters than an address may have */
export function parseSearch(search: string): string {
  const text = lowerCaseEmail(search.trim());
  if (text.length > EMAIL_LENGTH) {
    throw fieldRefusal('search', `Search for ${EMAIL_LENGTH} characters at most.`);
  }
  return text;
}

const cursorText = ({ email, id }: UserCursor): string => encodeCursor(id, email);

/** @throws a field error for anything but a page's `endCursor` */
export function parseCursor(text: string | null): UserCursor | null {
  if (text === null) return null;
  const [id = '', email = ''] = decodeCursor(text).split(' ', 2);
  if (!isUuid(id) || email === '') throw notACursor();
  return { id, email };
}

const { id, email, handle } = userAccount;

/** Sorts after every continuation of a text, in the order of bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

/** By bytes, like the indexes: with the database's own collation they couldn't find prefixes. */
const byBytes = (column: PgColumn): SQL => sql`${column} collate "C"`;

const beginsWith = (column: PgColumn, text: string): SQL =>
  sql`(${byBytes(column)} >= ${text} and ${byBytes(column)} < ${text + LAST_CHARACTER})`;

const isPresent = isNull(userAccount.deletedAt);

interface UsersQuery {
  limit: number;
  after: UserCursor | null;
  search: string;
}

/** Users by e-mail, then id, after a cursor. */
async function findUsers(database: Database, query: UsersQuery): Promise<UserAccount[]> {
  const { limit, after, search } = query;
  const rows = await database
    .select(userColumns)
    .from(userAccount)
    .where(
      and(search === '' ? afterCursor(after) : inArray(id, foundIds(database, query)), isPresent),
    )
    .orderBy(byBytes(email), id)
    .limit(limit);
  return rows.map(toUser);
}

const afterCursor = (after: UserCursor | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${byBytes(email)}, ${id}) > (${after.email}, ${after.id}::uuid)`;

/**
 * Addresses and handles are searched separately, since each has its index. With both in one condition, PostgreSQL would
 * scan all users to find the few at the end of the alphabet. It would do the same for handles if `|| ''` didn't keep it
 * from using the index of addresses for the order.
 */
function foundIds(database: Database, { limit, after, search }: UsersQuery) {
  const ids = (column: PgColumn) =>
    database
      .select({ id })
      .from(userAccount)
      .where(and(beginsWith(column, search), afterCursor(after), isPresent));
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
    .where(and(found, isPresent));
  return row?.users ?? 0;
}
