import { graphql } from '@/shared/api/graphql';

export const MarketOfSetOperation = graphql(`
  query MarketOfSet($cardSetCode: String!, $namedSellers: [String!]!) {
    marketOfSet(cardSetCode: $cardSetCode, namedSellers: $namedSellers) {
      variantId
      sellers
      namedSellers
      lowestPriceInCents
      change7
      change30
      change90
    }
  }
`);
