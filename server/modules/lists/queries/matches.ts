import type { CopiesCost } from '@domain/pricing';
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
import { NO_COPIES } from './copies-cost';
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
  /** Their copies that could change hands, at market prices and at those that the seller asks. */
  buyWorth: CopiesCost;
  buyAsked: CopiesCost;
  sellWorth: CopiesCost;
  sellAsked: CopiesCost;
  /** Those printings, the most expensive first, at most as many as one offer may name. */
  toBuy: MatchedPrinting[];
  toSell: MatchedPrinting[];
}

interface MatchPageInput {
  first: number;
  after: MatchPlace | null;
}

/** One page of the players that the viewer could trade with, those with the most valuable match first. */
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

const toMatch = ({ updatedAt, ...row }: MatchRow): Match => ({
  ...row,
  updatedAt: isoTime(updatedAt),
  buyWorth: row.buyWorth ?? NO_COPIES,
  buyAsked: row.buyAsked ?? NO_COPIES,
  sellWorth: row.sellWorth ?? NO_COPIES,
  sellAsked: row.sellAsked ?? NO_COPIES,
});

/** The cursor of a page's last match. */
const matchCursor = ({ cents, printings, updatedMicros, ownerId }: MatchPlace): string =>
  encodeCursor(cents, printings, updatedMicros, ownerId);

/** Numbers within PostgreSQL's, and microseconds within its calendar. */
const PLACE = /^(\d{1,15}) (\d{1,9}) (\d{1,16}) (\S+)$/;

/** @throws a field error for anything but a page's `endCursor` */
export function parseMatchCursor(text: string | null): MatchPlace | null {
  if (text === null) return null;
  const [, cents = '', printings, updatedMicros = '', ownerId = ''] =
    PLACE.exec(decodeCursor(text)) ?? [];
  if (!isUuid(ownerId)) throw notACursor();
  return { cents, printings: Number(printings), updatedMicros, ownerId };
}
