import { LIST_OF_OFFER, type ListOfferType } from '@domain/offer';
import { PRICE_TYPES, ROUNDING_STEPS } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import type { Database } from '@server/platform/db/database';
import { rowsOf } from '@server/platform/db/rows-of';
import { ASKED_CENTS, committedOn, LIST } from '../sql';
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
  /** What a copy costs, and by which rule. */
  terms: SQL;
  /** What the rows are ordered by, before handle and printing. */
  order: SQL;
}

const KINDS: Record<TradeListKind, Kind> = {
  SALE_LIST: {
    terms: sql`i.price_type, i.fixed_price_cents, v.current_price_cents as market_cents,
      l.percentage_adjustment, l.rounding_step,
      -- For the order alone: the price that is shown is the domain's.
      ${ASKED_CENTS} as price`,
    order: sql.raw('price nulls last'),
  },
  WANT_LIST: {
    terms: sql`null::text as price_type, null::int as fixed_price_cents, null::int as market_cents,
      null::int as percentage_adjustment, null::int as rounding_step`,
    order: sql.raw('available desc'),
  },
};

/**
 * The parts of a statement that end in `free`: listings of printings `v` on others' lists that the viewer may see
 * (rules/sharing#who-may-see), each with its owner's id and the copies that no accepted offer commits.
 */
export function freeListings(kind: TradeListKind, viewer: Viewer | null, where: SQL): SQL {
  const list = LIST[kind];
  return sql`
    listed as materialized (
      select l.user_id as owner_id, v.id as variant_id, i.quantity, ${KINDS[kind].terms}
        from card_variant v
        join ${list}_item i on i.card_variant_id = v.id
        join ${list} l on l.id = i.${list}_id
        join sharing s on s.user_id = l.user_id and s.subject = ${kind}
        where ${where} and l.user_id is distinct from ${viewer?.id ?? null}::uuid
          and ${isVisibleTo(viewer)}),
    committed as (
      select owner_id, p.card_variant_id as variant_id, p.copies
        from (select distinct owner_id from listed) owners
        cross join lateral (${committedOn(kind, sql`owners.owner_id`)}) p),
    free as (
      select listed.*, (quantity - coalesce(copies, 0))::int as available
        from listed left join committed using (owner_id, variant_id)
        where quantity > coalesce(copies, 0))`;
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
  const ofPrinting = variantId === null ? sql`true` : sql`v.id = ${variantId}`;
  const statement = sql`
    with ${freeListings(kind, viewer, sql`v.card_id = ${cardId} and ${ofPrinting}`)}
    select u.handle, variant_id as "variantId", available, price_type as "priceType",
        fixed_price_cents as "fixedCents", market_cents as "marketCents",
        percentage_adjustment as "percentageAdjustment", rounding_step as "roundingStep",
        count(*) over ()::int as total
      from free join user_account u on u.id = owner_id
      where u.deleted_at is null and u.handle is not null
      order by ${KINDS[kind].order}, u.handle, variant_id limit ${first}`;
  return rowsOf(database, statement, listingRow);
}
