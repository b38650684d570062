import type { SharingSubject } from '@domain/sharing';
import type { Database } from '@server/db/database';
import { isUuid } from '@server/db/uuid';
import { isoTime } from '@server/graphql/iso-time';
import {
  decodeCursor,
  encodeCursor,
  MICROS,
  notACursor,
  type PageInfo,
} from '@server/graphql/page';
import type { Viewer } from '@server/session';
import { findShared, type SharedPlace, type SharedRow } from './shared-page-repo';

/** A collection or list that the viewer may see (spec 3). Its moments are ISO 8601. */
export interface SharedSummary {
  /** The owner's, for what a list adds to a summary; never shown. */
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

export interface AskedPage {
  subject: SharingSubject;
  viewer: Viewer | null;
  first: number;
  after: SharedPlace | null;
  withOwn: boolean;
}

/** One page of what is shared with the viewer, the one changed last first (product 8). */
export async function sharedPage(
  database: Database,
  { first, ...asked }: AskedPage,
): Promise<SharedPage> {
  const found = await findShared(database, { ...asked, limit: first + 1 });
  const rows = found.slice(0, first);
  const last = rows.at(-1);
  return {
    nodes: rows.map(toSummary),
    pageInfo: {
      endCursor: last === undefined ? null : cursorText(last),
      hasNextPage: found.length > first,
    },
  };
}

const toSummary = ({ ownerId, handle, publiclyShared, ...row }: SharedRow): SharedSummary => ({
  ownerId,
  handle,
  publiclyShared,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
});

const cursorText = ({ updatedMicros, ownerId }: SharedPlace): string =>
  encodeCursor(updatedMicros, ownerId);

/** @throws a field error for what isn't the `endCursor` of a page */
export function parseSharedCursor(text: string | null): SharedPlace | null {
  if (text === null) return null;
  const [updatedMicros = '', ownerId = ''] = decodeCursor(text).split(' ');
  if (!MICROS.test(updatedMicros) || !isUuid(ownerId)) throw notACursor();
  return { updatedMicros, ownerId };
}
