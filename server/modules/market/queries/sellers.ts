import { isVisibleTo } from '@server/modules/sharing';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openItems, openItemsOfLists, openItemsOfPrintings } from './open-items';
import { type Asking, sharedOnlyWith } from './viewers-market';

const soldPrintings = z.object({ handle: z.string(), variantIds: z.array(z.string()) });

/** What a player sells. */
export type SoldPrintings = z.output<typeof soldPrintings>;

/**
 * The printings that some players sell, on lists that the viewer may see, by the player's handle. Who sells nothing there
 * is left out.
 *
 * @param handles any texts without NUL
 */
export function findPrintingsOfSellers(
  database: Database,
  viewer: Asking | null,
  handles: readonly string[],
): Promise<SoldPrintings[]> {
  const sold = openItemsOfLists(sql`u.handle = any(${sql.param([...handles])}::text[])
    and l.user_id is distinct from ${viewer?.id ?? null}::uuid and ${isVisibleTo(viewer)}`);
  return rowsOf(
    database,
    sql`select handle, array_agg(card_variant_id order by card_variant_id) as "variantIds"
      from (${sold}) sold group by handle order by handle`,
    soldPrintings,
  );
}

const cheapestSeller = z.object({ variantId: z.string(), sellerHandle: z.string() });

/** Who asks the lowest price for a printing, or one of its sellers if none of them names one. */
export type CheapestSeller = z.output<typeof cheapestSeller>;

/**
 * Who sells printings cheapest, on lists that the viewer may see; without those that nobody sells. The summary says whose
 * items are worth looking at: only where none of them is for the viewer are all of a printing's items read.
 *
 * @param variantIds any texts without NUL
 */
export function findCheapestSellers(
  database: Database,
  viewer: Asking | null,
  variantIds: readonly string[],
): Promise<CheapestSeller[]> {
  const ids = sql`${sql.param([...variantIds])}::text[]`;
  const isForViewer = sql`l.user_id is distinct from ${viewer?.id ?? null}::uuid and ${isVisibleTo(viewer)}`;
  const onlyForViewer =
    viewer &&
    sql`
    union select i.card_variant_id, l.user_id from sale_list l join sale_list_item i on i.sale_list_id = l.id
      where l.user_id in (${sharedOnlyWith(viewer)}) and i.card_variant_id = any(${ids})`;
  const likely = sql`
    select card_variant_id, unnest(array[lowest_seller_id, next_seller_id]) as seller_id
      from seller_summary where card_variant_id = any(${ids}) ${onlyForViewer ?? sql``}`;
  const near = openItems(
    sql`likely join sale_list l on l.user_id = likely.seller_id
      join sale_list_item i on i.sale_list_id = l.id and i.card_variant_id = likely.card_variant_id`,
    isForViewer,
  );
  const far = openItemsOfPrintings(sql`i.card_variant_id = any(array(
      select unnest(${ids}) except select card_variant_id from near)) and ${isForViewer}`);
  return rowsOf(
    database,
    sql`with likely as (${likely}), near as (${near}), far as (${far})
      select distinct on (card_variant_id) card_variant_id as "variantId", handle as "sellerHandle"
        from (select * from near union all select * from far) sold
        order by card_variant_id, cents nulls last, handle`,
    cheapestSeller,
  );
}
