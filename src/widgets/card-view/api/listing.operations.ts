import { graphql } from '@/shared/api/graphql';

const ListingFields = graphql(`
  fragment ListingFields on Listing {
    userHandle
    variantId
    available
    priceType
    priceInCents
  }
`);

export const CardListingsOperation = graphql(
  `
    query CardListings($cardId: ID!, $first: Int!) {
      sellers: listingsOfCard(cardId: $cardId, offerType: BUY, first: $first) {
        total
        nodes {
          ...ListingFields
        }
      }
      buyers: listingsOfCard(cardId: $cardId, offerType: SELL, first: $first) {
        total
        nodes {
          ...ListingFields
        }
      }
    }
  `,
  [ListingFields],
);

export const PrintingSellersOperation = graphql(
  `
    query PrintingSellers($cardId: ID!, $variantId: ID!, $first: Int!) {
      listingsOfCard(cardId: $cardId, variantId: $variantId, offerType: BUY, first: $first) {
        total
        nodes {
          ...ListingFields
        }
      }
    }
  `,
  [ListingFields],
);
