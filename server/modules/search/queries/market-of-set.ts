import type { ChangeSpan } from '@domain/card-filter';
import type { Database } from '@server/platform/db/database';
import { namedParts } from '@server/platform/db/prepared-statement';
import { rowsOf } from '@server/platform/db/rows-of';
import { marketOf, soldByAny } from '@server/modules/market';
import type { Viewer } from '@server/platform/viewer';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

const change = z.number().nullable();
const changes = { change7: change, change30: change, change90: change } satisfies Record<
  `change${ChangeSpan}`,
  typeof change
>;

const printingMarket = z.object({
  ...changes,
  variantId: z.string(),
  /** How many others sell it, on lists that the viewer may see. */
  sellers: z.number(),
  /** Those of the sellers who were asked about; handles. */
  namedSellers: z.array(z.string()),
  /** The lowest price that they ask, in whole cents; null if none of them names one. */
  lowestCents: z.number().nullable(),
});

/** What others ask for a printing, and by how many percent its price has changed; null where that isn't known. */
export type PrintingMarket = z.output<typeof printingMarket>;

interface AskedMarket {
  cardSetId: string;
  /** Handles. */
  namedSellers: readonly string[];
  viewer: Viewer | null;
}

/** The market of a set's printings: those that others sell or whose price has a known change. */
export async function findMarketOfSet(
  database: Database,
  { cardSetId, namedSellers, viewer }: AskedMarket,
): Promise<PrintingMarket[]> {
  const market = marketOf(viewer);
  const { join, sellers, lowestCents } = market.of('r');
  const named = soldByAny(namedSellers, viewer);
  const statement = sql`
    ${namedParts({ ...market.parts, named })}
    select r.card_variant_id as "variantId", ${sellers} as sellers, ${lowestCents}::int as "lowestCents",
        coalesce(named.handles, '{}') as "namedSellers",
        r.change_7 as change7, r.change_30 as change30, r.change_90 as change90
      from search_row r ${join} left join named on named.card_variant_id = r.card_variant_id
      where r.card_set_id = ${cardSetId} and r.card_variant_id is not null
        and (${sellers} > 0 or num_nonnulls(r.change_7, r.change_30, r.change_90) > 0)
      order by r.place`;
  return rowsOf(database, statement, printingMarket);
}
