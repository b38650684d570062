import { graphql } from '@/shared/api/graphql';

export const FacetsForSaleOperation = graphql(`
  query FacetsForSale($query: String!) {
    printingFacets(query: $query, isForSale: true) {
      parameter
      value
      count
    }
  }
`);

export const PrintingsForSaleOperation = graphql(`
  query PrintingsForSale(
    $query: String!
    $sort: PrintingSearchSort!
    $direction: SortDirection!
    $first: Int!
    $after: String
  ) {
    searchPrintings(
      query: $query
      isForSale: true
      sort: $sort
      direction: $direction
      first: $first
      after: $after
    ) {
      total
      nodes {
        cardId
        variantId
        sellers
        lowestPriceInCents
        sellerHandle
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
