import { type Market, type MarketColumns, marketSeenBy } from '@domain/market';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';

/** The market of all printings on lists that everyone may see, as the summary has it. */
export async function findEveryonesMarket(
  database: Database,
  changes: Market['changes'],
): Promise<Market> {
  const { rows } = await database.execute<MarketColumns & Record<string, unknown>>(sql`
    select coalesce(json_agg(card_variant_id), '[]') as "variantIds", coalesce(json_agg(sellers), '[]') as sellers,
        coalesce(json_agg(copies), '[]') as copies, coalesce(json_agg(lowest_cents), '[]') as "lowestCents"
      from seller_summary`);
  const [columns] = rows;
  if (columns === undefined) throw new Error('An aggregation has one row.');
  return marketSeenBy({ market: {}, changes }, columns);
}
