import type { Market, MarketColumns } from '@domain/market';
import { marketSeenBy } from '@domain/market';
import { findPriceChanges } from '@server/modules/catalogue';
import type { Database } from '@server/platform/db/database';
import { sql } from 'drizzle-orm';
import { MARKET_COLUMNS } from './viewers-market';

/** The market of all printings on lists that everyone may see, as the summary has it. */
export async function findEveryonesMarket(
  database: Database,
  changes: Market['changes'],
): Promise<Market> {
  const { rows } = await database.execute<MarketColumns & Record<string, unknown>>(
    sql`select ${MARKET_COLUMNS} from seller_summary`,
  );
  const [columns] = rows;
  if (columns === undefined) throw new Error('An aggregation has one row.');
  return marketSeenBy({ market: {}, changes }, columns);
}

/** The same with how prices have changed, for what asks once. */
export const readEveryonesMarket = async (database: Database): Promise<Market> =>
  findEveryonesMarket(database, await findPriceChanges(database));
