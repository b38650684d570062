import { LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import { PRICE_TYPES, ROUNDING_STEPS } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { ASKED_CENTS, committedOn, committedToWants, IS_ONE_OF } from '../sql';
import { isVisibleTo } from '@server/modules/sharing';
import type { Viewer } from '@server/platform/viewer';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

const listingRow = z.object({
  handle: z.string(),
  variantId: z.string(),
  /** Copies that no accepted offer commits, at least 1. */
  available: z.number(),
  /** What is asked for a copy; all of it null on a want list. */
  priceType: z.enum(PRICE_TYPES).nullable(),
  fixedCents: z.number().nullable(),
  marketCents: z.number().nullable(),
  percentageAdjustment: z.number().nullable(),
  roundingStep: z.literal(ROUNDING_STEPS).nullable(),
  /** How many such rows there are. */
  total: z.number(),
});

/** A printing of a card on another player's list. */
export type ListingRow = z.output<typeof listingRow>;

export interface ListingQuery {
  cardId: string;
  /** Only of this printing of the card; null for all of them. */
  variantId: string | null;
  /** BUY for who sells the card, SELL for who wants it. */
  offerType: ListOfferType;
  viewer: Viewer | null;
  /** How many at most. */
  first: number;
}

interface Kind {
  /** The items of lists that are about a printing `v`, or about the named one, with what a copy costs, and by which rule. */
  listed: (variantId: string | null) => SQL;
  /** The copies that accepted offers commit, by owner and by the printing on the list. */
  committed: SQL;
  /** What the rows are ordered by, before handle and printing. */
  order: SQL;
}

const OWNERS = sql`select distinct owner_id from listed`;

const KINDS: Record<TradeListKind, Kind> = {
  SALE_LIST: {
    listed: (variantId) => sql`
      select l.user_id as owner_id, v.id as listed_id, v.id as variant_id, i.quantity, i.price_type,
          i.fixed_price_cents, v.current_price_cents as market_cents, l.percentage_adjustment, l.rounding_step,
          -- For the order alone: the price that is shown is the domain's.
          ${ASKED_CENTS} as price
        from card_variant v join sale_list_item i on i.card_variant_id = v.id
        join sale_list l on l.id = i.sale_list_id
        join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST'
        where ${variantId === null ? sql`true` : sql`v.id = ${variantId}`}`,
    committed: sql`
      select owner_id, p.card_variant_id as listed_id, p.copies
        from (${OWNERS}) owners cross join lateral (${committedOn('SALE_LIST', sql`owners.owner_id`)}) p`,
    order: sql.raw('price nulls last'),
  },
  WANT_LIST: {
    // Who wants a printing also wants it if it will do for another one.
    listed: (variantId) => sql`
      select l.user_id as owner_id, i.card_variant_id as listed_id, v.id as variant_id, i.quantity,
          null::text as price_type, null::int as fixed_price_cents, null::int as market_cents,
          null::int as percentage_adjustment, null::int as rounding_step, null::int as price
        from card_variant v
        join card_variant w on w.card_id = v.card_id
        join want_list_item i on i.card_variant_id = w.id
        join want_list l on l.id = i.want_list_id
        join sharing s on s.user_id = l.user_id and s.subject = 'WANT_LIST'
        where ${
          variantId === null
            ? sql`w.id = v.id`
            : sql`v.id = ${variantId} and (w.id = v.id or i.would_do <> 'THIS') and ${IS_ONE_OF}`
        }`,
    committed: sql`select owner_id, want_id as listed_id, copies from (${committedToWants(OWNERS)}) p`,
    order: sql.raw('available desc'),
  },
};

/**
 * The parts of a statement that end in `free`: listings of printings `v` on others' lists that the viewer may see
 * (rules/sharing#who-may-see), each with its owner's id and the copies that no accepted offer commits.
 *
 * @param where which printings
 * @param variantId only of this one; null for all of them
 */
export function freeListings(
  kind: TradeListKind,
  viewer: Viewer | null,
  where: SQL,
  variantId: string | null = null,
): SQL {
  const { listed, committed } = KINDS[kind];
  return sql`
    listed as materialized (${listed(variantId)}
      and ${where} and l.user_id is distinct from ${viewer?.id ?? null}::uuid and ${isVisibleTo(viewer)}),
    free as (
      select owner_id, variant_id, price_type, fixed_price_cents, market_cents, percentage_adjustment, rounding_step,
          price, sum(quantity - coalesce(copies, 0))::int as available
        from listed left join (${committed}) committed using (owner_id, listed_id)
        where quantity > coalesce(copies, 0)
        group by owner_id, variant_id, price_type, fixed_price_cents, market_cents, percentage_adjustment,
          rounding_step, price)`;
}

/**
 * Who sells a card, the cheapest first and those without a price last; or who wants it, the most copies first. By lists
 * that the viewer may see (rules/sharing#who-may-see), without the viewer's own. The cost follows the number of lists
 * that name the card.
 */
export async function findListings(
  database: Database,
  { cardId, variantId, offerType, viewer, first }: ListingQuery,
): Promise<ListingRow[]> {
  const kind = LIST_OF_OFFER[offerType];
  const statement = sql`
    with ${freeListings(kind, viewer, sql`v.card_id = ${cardId}`, variantId)}
    select u.handle, variant_id as "variantId", available, price_type as "priceType",
        fixed_price_cents as "fixedCents", market_cents as "marketCents",
        percentage_adjustment as "percentageAdjustment", rounding_step as "roundingStep",
        count(*) over ()::int as total
      from free join user_account u on u.id = owner_id
      where u.deleted_at is null and u.handle is not null
      order by ${KINDS[kind].order}, u.handle, variant_id limit ${first}`;
  return rowsOf(database, statement, listingRow);
}
