import { type SQL, sql } from 'drizzle-orm';
import { marketPriceAt } from '@server/platform/db/market-price-at';

interface PriceBefore {
  variantId: SQL;
  /** A time. */
  end: SQL;
  days: SQL;
}

/** The price of a printing that was valid some days before a time; null without one. Days have 24 hours everywhere. */
export const priceBefore = ({ variantId, end, days }: PriceBefore): SQL<number | null> =>
  marketPriceAt(variantId, sql`${end} - ${days} * interval '24 hours'`);
