import { rateLimited } from '@server/errors';
import type { Context } from '@server/graphql/context';
import { countOne, sweepCounts } from './count';
import type { Rate } from './rate';

/**
 * Lets a person do what may be done only so often (quality 1). Whatever comes of it counts, and so does what is refused
 * for this.
 *
 * @throws RATE_LIMITED, answered with 429 and the seconds until the next minute
 */
export async function limitRate(
  { database, address }: Pick<Context, 'database' | 'address'>,
  rate: Rate,
  userId: string,
): Promise<void> {
  const { isWithin, isFirst, secondsLeft } = await countOne(database, rate, { userId, address });
  // Now and then is often enough, and this is now and then.
  if (isFirst) await sweepCounts(database);
  if (!isWithin) throw rateLimited(secondsLeft);
}
