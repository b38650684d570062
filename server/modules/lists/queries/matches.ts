import { handleErrorOf } from '@domain/user';
import type { Database } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { isoTime } from '@server/platform/time/iso-time';
import {
  decodeCursor,
  encodeCursor,
  notACursor,
  type Page,
  pageInfoOf,
} from '@server/platform/graphql/page';
import type { Viewer } from '@server/platform/viewer';
import { findMatches, type MatchedPrinting, type MatchPlace, type MatchRow } from './match-rows';

/** What a player and the viewer could offer each other. At least one of the counts isn't 0. */
export interface Match {
  handle: string;
  /** When one of the matching lists was changed last; ISO 8601. */
  updatedAt: string;
  /** How many printings the viewer wants and the player sells. */
  buyCount: number;
  /** How many printings the player wants and the viewer sells. */
  sellCount: number;
  /** Those printings, at most as many as one offer may name. */
  toBuy: MatchedPrinting[];
  toSell: MatchedPrinting[];
}

interface MatchPageInput {
  first: number;
  after: MatchPlace | null;
}

/** One page of the players that the viewer could trade with, those with most in common first. */
export async function matchingPlayers(
  database: Database,
  viewer: Viewer,
  { first, after }: MatchPageInput,
): Promise<Page<Match>> {
  const found = await findMatches(database, { viewer, handle: null, after, limit: first + 1 });
  return {
    nodes: found.slice(0, first).map(toMatch),
    pageInfo: pageInfoOf(found, first, matchCursor),
  };
}

/** What the viewer could trade with one player; null for nothing, and for lists that the viewer may not see. */
export async function matchWith(
  database: Database,
  viewer: Viewer,
  handle: string,
): Promise<Match | null> {
  // No account has an invalid handle, and PostgreSQL refuses some of their characters.
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

/** The cursor of a page's last match. */
const matchCursor = ({ isBothWays, printings, updatedMicros, ownerId }: MatchPlace): string =>
  encodeCursor(isBothWays ? 1 : 0, printings, updatedMicros, ownerId);

/** 1 for both ways, a number within PostgreSQL's integers, and microseconds within its calendar. */
const PLACE = /^([01]) (\d{1,9}) (\d{1,16}) (\S+)$/;

/** @throws a field error for anything but a page's `endCursor` */
export function parseMatchCursor(text: string | null): MatchPlace | null {
  if (text === null) return null;
  const [, bothWays, printings, updatedMicros = '', ownerId = ''] =
    PLACE.exec(decodeCursor(text)) ?? [];
  if (!isUuid(ownerId)) throw notACursor();
  return { isBothWays: bothWays === '1', printings: Number(printings), updatedMicros, ownerId };
}
