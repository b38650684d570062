import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import type { Viewer } from '@server/platform/viewer';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { commonPrintings, FILLED } from './common-printings';

const wantedForSaleRow = z.object({ wanted: z.number(), forSale: z.number() });

/** How many printings a player wants, and for how many of them others sell what will do (rules/trading-hub#matches). */
export type WantedForSale = z.output<typeof wantedForSaleRow>;

export async function wantedForSale(database: Database, viewer: Viewer): Promise<WantedForSale> {
  const statement = sql`
    with ${commonPrintings('BUY', { viewer, where: null })}
    select (select count(*) from want_list l join want_list_item i on i.want_list_id = l.id
          where l.user_id = ${viewer.id}::uuid)::int as wanted,
        (select count(distinct want_id) from ${FILLED.BUY})::int as "forSale"`;
  const [row] = await rowsOf(database, statement, wantedForSaleRow);
  return row ?? { wanted: 0, forSale: 0 };
}
