import { graphql } from '@/shared/api/graphql';

export const PriceHistoryOperation = graphql(`
  query PriceHistory($cardId: ID!, $variantId: ID!, $range: PriceRange!) {
    priceHistory(cardId: $cardId, variantId: $variantId, range: $range) {
      variantId
      confirmedAt
      points {
        recordedAt
        priceCents
      }
      low {
        recordedAt
        priceCents
      }
      high {
        recordedAt
        priceCents
      }
    }
  }
`);

export const PriceChangesOperation = graphql(`
  query PriceChanges($cardId: ID!) {
    priceChanges(cardId: $cardId) {
      variantId
      changes {
        days
        fromCents
        toCents
      }
    }
  }
`);
