import { EMAIL_LENGTH, lowerCaseEmail } from '@domain/user';
import type { Database } from '@server/db/database';
import { isUuid } from '@server/db/uuid';
import { fieldRefusal } from '@server/errors';
import { decodeCursor, encodeCursor, notACursor, type PageInfo } from '@server/graphql/page';
import type { UserAccount } from './repo';
import { findUsers } from './user-page-repo';

/** The last user of a page, by what users are sorted. */
export interface UserCursor {
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
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  const endCursor = last === undefined ? null : cursorText(last);
  return { nodes, pageInfo: { endCursor, hasNextPage: found.length > first }, search };
}

/** What is looked for, in lower case. @throws a field error for what no address could begin with */
export function parseSearch(search: string): string {
  const text = lowerCaseEmail(search.trim());
  if (text.length > EMAIL_LENGTH) {
    throw fieldRefusal('search', `Search for ${EMAIL_LENGTH} characters at most.`);
  }
  return text;
}

const cursorText = ({ email, id }: UserCursor): string => encodeCursor(id, email);

/** @throws a field error for what isn't the `endCursor` of a page */
export function parseCursor(text: string | null): UserCursor | null {
  if (text === null) return null;
  const [id = '', email = ''] = decodeCursor(text).split(' ', 2);
  if (!isUuid(id) || email === '') throw notACursor();
  return { id, email };
}
