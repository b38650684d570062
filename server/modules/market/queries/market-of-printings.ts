import type { Database } from '@server/platform/db/database';
import { preparedStatement, withParts } from '@server/platform/db/prepared-statement';
import { sql } from 'drizzle-orm';
import { type Asking, marketOf, NAMED_VIEWER, summedMarketOf, valuesOf } from './market';
import type { MarketState } from './market-state';

/** What others ask for a printing, on lists that the viewer may see. */
export interface MarketOfPrinting {
  /** How many others sell it. */
  sellers: number;
  /** The lowest price that they ask, in whole cents; null if none of them names one. */
  lowestCents: number | null;
  /** Who asks that price, or one of the sellers; null without sellers. */
  sellerHandle: string | null;
}

type Row = MarketOfPrinting & { variantId: string };

const selectMarket = preparedStatement<Row>('market_of_printings', marketStatement(marketOf));
const selectSummedMarket = preparedStatement<Row>(
  'summed_market_of_printings',
  marketStatement(summedMarketOf),
);

/** The market of a page of printings, by id. @param state of the same snapshot */
export async function findMarketOfPrintings(
  database: Database,
  viewer: Asking | null,
  variantIds: readonly string[],
  { isSummed }: Pick<MarketState, 'isSummed'>,
): Promise<ReadonlyMap<string, MarketOfPrinting>> {
  if (variantIds.length === 0) return new Map();
  const rows = await (isSummed ? selectSummedMarket : selectMarket)(database, {
    ...valuesOf(viewer),
    variantIds: [...variantIds],
  });
  return new Map(rows.map(({ variantId, ...market }) => [variantId, market]));
}

/** Also for tests that look at its plan. */
export function marketStatement(of: typeof summedMarketOf) {
  const printingIds = sql`select unnest(${sql.placeholder('variantIds')}::text[])`;
  const market = of(NAMED_VIEWER, printingIds);
  const { join, sellers, lowestCents, lowestSellerId } = market.of('r');
  return withParts(
    market.parts,
    sql`
    select r.card_variant_id as "variantId", ${sellers} as sellers, ${lowestCents}::int as "lowestCents",
        (select handle from user_account where id = ${lowestSellerId}) as "sellerHandle"
      from search_row r ${join} where r.card_variant_id in (${printingIds})`,
  );
}
