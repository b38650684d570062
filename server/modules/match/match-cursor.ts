import { isUuid } from '@server/db/uuid';
import { decodeCursor, encodeCursor, notACursor } from '@server/graphql/page';
import type { MatchPlace } from './match';

/** Where a page ends, opaque to the browser. */
export const matchCursor = ({
  isBothWays,
  printings,
  updatedMicros,
  ownerId,
}: MatchPlace): string => encodeCursor(isBothWays ? 1 : 0, printings, updatedMicros, ownerId);

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
