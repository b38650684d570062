import { graphql } from '@/shared/api/graphql';

export const ViewersMarketOperation = graphql(`
  query ViewersMarket {
    viewersMarket {
      variantIds
      sellers
      copies
      lowestPricesInCents
    }
  }
`);

export const PrintingsOfSellersOperation = graphql(`
  query PrintingsOfSellers($handles: [String!]!) {
    printingsOfSellers(handles: $handles) {
      handle
      variantIds
    }
  }
`);
