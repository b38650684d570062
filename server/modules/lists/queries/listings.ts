import { adjustPrice, priceForType, type PriceType } from '@domain/pricing';
import type { Database } from '@server/platform/db/database';
import { findListings, type ListingQuery, type ListingRow } from './listing-rows';

/** A printing of a card that another player sells or wants. */
export interface Listing {
  handle: string;
  variantId: string;
  /** Copies that no accepted offer commits, at least 1. */
  available: number;
  /** Null on a want list. */
  priceType: PriceType | null;
  /** What a copy costs, in whole cents; null where that is to be agreed, without a market price, and on a want list. */
  priceInCents: number | null;
}

/** The first listings of a card. */
export interface Listings {
  total: number;
  nodes: Listing[];
}

/** Who sells a card, or wants it, by lists that the viewer may see (rules/cards#sold-and-wanted). */
export async function listingsOfCard(database: Database, query: ListingQuery): Promise<Listings> {
  const rows = await findListings(database, query);
  return { total: rows[0]?.total ?? 0, nodes: rows.map(toListing) };
}

function toListing(row: ListingRow): Listing {
  const { handle, variantId, available, priceType } = row;
  const priceInCents = priceType && priceForType(priceType, pricesOf(row));
  return { handle, variantId, available, priceType, priceInCents };
}

/** What {@link priceForType} needs of a listing. */
export const pricesOf = (
  row: Pick<ListingRow, 'fixedCents' | 'marketCents' | 'percentageAdjustment' | 'roundingStep'>,
) => ({
  fixedCents: row.fixedCents,
  marketCents: adjustPrice(row.marketCents, {
    percentageAdjustment: row.percentageAdjustment ?? 0,
    roundingStep: row.roundingStep ?? 0,
  }),
});
