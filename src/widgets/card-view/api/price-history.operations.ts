import { graphql } from '@/shared/api/graphql';

export const PriceHistoryOperation = graphql(`
  query PriceHistory($cardId: ID!) {
    priceHistory(cardId: $cardId) {
      variantId
      points {
        recordedAt
        priceCents
      }
    }
  }
`);
