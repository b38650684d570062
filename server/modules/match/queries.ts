import { handleErrorOf } from '@domain/user';
import type { Database } from '@server/db/database';
import { isUuid } from '@server/db/uuid';
import { isoTime } from '@server/graphql/iso-time';
import { decodeCursor, encodeCursor, notACursor, type PageInfo } from '@server/graphql/page';
import type { Viewer } from '@server/session';
import { findMatches, type MatchRow } from './repo';

/** A printing that one of two players looks for and the other sells. */
export interface MatchedPrinting {
  variantId: string;
  cardId: string;
  /** Copies that could change hands: as many as are looked for and as are still for sale, at least 1 (product 9). */
  quantity: number;
}

/** What a player and the viewer could offer each other. At least one of the counts isn't 0. */
export interface Match {
  handle: string;
  /** When one of the player's lists that match was changed last; ISO 8601. */
  updatedAt: string;
  /** How many printings the viewer looks for and the player sells. */
  buyCount: number;
  /** How many printings the player looks for and the viewer sells. */
  sellCount: number;
  /** Those printings, or as many of them as one offer may name. */
  toBuy: MatchedPrinting[];
  toSell: MatchedPrinting[];
}

/** By what matches are ranked: both ways first, then by the number of printings, then the one changed last. */
export interface MatchPlace {
  isBothWays: boolean;
  printings: number;
  /** Microseconds since 1970. */
  updatedMicros: string;
  ownerId: string;
}

export interface MatchPage {
  nodes: Match[];
  pageInfo: PageInfo;
}

interface MatchPageInput {
  first: number;
  after: MatchPlace | null;
}

/** One page of the players with whom the viewer could trade, those with most in common first. */
export async function matchingPlayers(
  database: Database,
  viewer: Viewer,
  { first, after }: MatchPageInput,
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

/** Where a page ends, opaque to the browser. */
const matchCursor = ({ isBothWays, printings, updatedMicros, ownerId }: MatchPlace): string =>
  encodeCursor(isBothWays ? 1 : 0, printings, updatedMicros, ownerId);

/** Both ways or not, a number that PostgreSQL takes as an integer, and microseconds as far as its calendar goes. */
const PLACE = /^([01]) (\d{1,9}) (\d{1,16}) (\S+)$/;

/** @throws a field error for what isn't the `endCursor` of a page */
export function parseMatchCursor(text: string | null): MatchPlace | null {
  if (text === null) return null;
  const [, bothWays, printings, updatedMicros = '', ownerId = ''] =
    PLACE.exec(decodeCursor(text)) ?? [];
  if (!isUuid(ownerId)) throw notACursor();
  return { isBothWays: bothWays === '1', printings: Number(printings), updatedMicros, ownerId };
}
