import type { ListOfferType } from '@domain/offer';
import type { PriceType } from '@domain/pricing';

/** A printing on somebody's sale list or want list. */
export interface FakeListing {
  userHandle: string;
  variantId: string;
  available: number;
  priceType: PriceType | null;
  /** In whole cents. */
  priceInCents: number | null;
}

/** Who sells printings and who wants them, in the server's order. */
export type FakeListings = Partial<Record<ListOfferType, FakeListing[]>>;

interface Asked {
  offerType: ListOfferType;
  variantId?: string | null;
  first: number;
}

/** The resolvers of schema.graphql over listings in memory, the same for every card. */
export const resolversOfListings = (known: FakeListings) => ({
  listingsOfCard({ offerType, variantId = null, first }: Asked) {
    const listed = known[offerType] ?? [];
    const nodes =
      variantId === null ? listed : listed.filter((listing) => listing.variantId === variantId);
    return { total: nodes.length, nodes: nodes.slice(0, first) };
  },
});
