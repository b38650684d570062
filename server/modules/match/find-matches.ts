import { handleErrorOf } from '@domain/user';
import type { Database } from '@server/db/database';
import { isoTime } from '@server/graphql/iso-time';
import type { Viewer } from '@server/session';
import { matchCursor } from './match-cursor';
import type { Match, MatchPage, MatchPlace } from './match';
import { findMatches, type MatchRow } from './repo';

interface AskedPage {
  first: number;
  after: MatchPlace | null;
}

/** One page of the players with whom the viewer could trade, those with most in common first. */
export async function matchingPlayers(
  database: Database,
  viewer: Viewer,
  { first, after }: AskedPage,
): Promise<MatchPage> {
  const found = await findMatches(database, { viewer, handle: null, after, limit: first + 1 });
  const rows = found.slice(0, first);
  const last = rows.at(-1);
  return {
    nodes: rows.map(toMatch),
    pageInfo: {
      endCursor: last === undefined ? null : matchCursor(last),
      hasNextPage: found.length > first,
    },
  };
}

/** What the viewer could trade with one player; null for nothing, and for lists that they may not see (product 6). */
export async function matchWith(
  database: Database,
  viewer: Viewer,
  handle: string,
): Promise<Match | null> {
  // Nobody has such a handle, and the database would choke on some of them.
  if (handleErrorOf(handle) !== null) return null;
  const [row] = await findMatches(database, { viewer, handle, after: null, limit: 1 });
  return row ? toMatch(row) : null;
}

const toMatch = ({ handle, buyCount, sellCount, toBuy, toSell, updatedAt }: MatchRow): Match => ({
  handle,
  updatedAt: isoTime(updatedAt),
  buyCount,
  sellCount,
  toBuy,
  toSell,
});
