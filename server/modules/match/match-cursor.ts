import { isUuid } from '@server/db/uuid';
import { fieldRefusal } from '@server/errors';
import type { MatchPlace } from './match';

/** Where a page ends, opaque to the browser. */
export const matchCursor = ({
  isBothWays,
  printings,
  updatedMicros,
  ownerId,
}: MatchPlace): string =>
  Buffer.from(`${isBothWays ? 1 : 0} ${printings} ${updatedMicros} ${ownerId}`).toString(
    'base64url',
  );

/** Both ways or not, a number that PostgreSQL takes as an integer, and microseconds as far as its calendar goes. */
const PLACE = /^([01]) (\d{1,9}) (\d{1,16}) (\S+)$/;

/** @throws a field error for what isn't the `endCursor` of a page */
export function parseMatchCursor(text: string | null): MatchPlace | null {
  if (text === null) return null;
  const [, bothWays, printings, updatedMicros = '', ownerId = ''] =
    PLACE.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!isUuid(ownerId)) throw fieldRefusal('after', "This isn't where a page ends.");
  return { isBothWays: bothWays === '1', printings: Number(printings), updatedMicros, ownerId };
}
