import type { Database } from '@server/platform/db/database';
import { preparedStatement, withParts } from '@server/platform/db/prepared-statement';
import { hasBlocked } from '@server/modules/people';
import { sql } from 'drizzle-orm';
import { type Asking, NAMED_VIEWER, sharedOnlyWith, valuesOf } from './market';

/** What the market of one moment depends on. With equal states, a viewer sees the same market. */
export interface MarketState {
  /** Of the rows of the search and their summaries; null if they have none. */
  version: string | null;
  /**
   * Whether the summaries are up to date, and the viewer has no blocked player. Whatever changes who sells something marks a
   * summary, and the mark stays until the version changes: so nothing else was changed, either.
   */
  isSummed: boolean;
  /** Who shares a list with the viewer's address alone. */
  shares: string;
}

const selectState = preparedStatement<MarketState>('market_state', marketStateStatement());

export async function findMarketState(
  database: Database,
  viewer: Asking | null,
): Promise<MarketState> {
  const [state] = await selectState(database, valuesOf(viewer));
  if (!state) throw new Error('A selection without a table has one row.');
  return state;
}

/** Also for tests that look at its plan. */
export function marketStateStatement() {
  const shares = sql`
    select concat(count(*), ' ', bit_xor(hashtextextended(user_id::text, 0))) as shares
      from (${sharedOnlyWith(NAMED_VIEWER)}) only_with_viewer`;
  // A table that is rewritten has its rows at other addresses.
  return withParts(
    { shares },
    sql`
    select (select concat(version, ' ', pg_relation_filenode('search_row')) from search_version) as version,
        not exists (select from stale_seller_summary) and not ${hasBlocked(NAMED_VIEWER.id)} as "isSummed", shares
      from shares`,
  );
}
