import { graphql } from '@/shared/api/graphql';

export const FirstForSaleOperation = graphql(`
  query FirstForSale(
    $query: String!
    $sort: PrintingSearchSort!
    $direction: SortDirection!
    $first: Int!
  ) {
    searchPrintings(
      query: $query
      isForSale: true
      sort: $sort
      direction: $direction
      first: $first
    ) {
      total
      nodes {
        cardId
        variantId
        sellers
        lowestPriceInCents
      }
    }
  }
`);

export const CheapestSellersOperation = graphql(`
  query CheapestSellers($variantIds: [ID!]!) {
    cheapestSellers(variantIds: $variantIds) {
      variantId
      sellerHandle
    }
  }
`);
