import type { Database } from '@server/db/database';
import { rateLimited } from '@server/errors';
import { countOne } from './count';
import type { Rate } from './rate';

interface Asking {
  database: Database;
  /** Where the request comes from, as TRUST_PROXY lets through. */
  address: string;
}

/**
 * Lets somebody do what may be done only so often. Whatever comes of it counts, and so does what is refused for this.
 *
 * @param who a user's id, or the hash of a browser's token; null for a visitor, who counts by address alone
 * @throws RATE_LIMITED, answered with 429 and the seconds until the next minute
 */
export async function limitRate(
  { database, address }: Asking,
  rate: Rate,
  who: string | null,
): Promise<void> {
  const { isWithin, secondsLeft } = await countOne(database, rate, { who, address });
  if (!isWithin) throw rateLimited(secondsLeft);
}
