import { graphql } from '@/shared/api/graphql';

export const CollectionWorthOperation = graphql(`
  query CollectionWorth {
    collectionWorth {
      worthCents
      copies
      pricedPrintings
      unpricedPrintings
      pricesRecordedAt
      byCardSet {
        cardSetCode
        cardSetName
        worthCents
        copies
        unpricedPrintings
      }
      byVariantType {
        variantType
        worthCents
        copies
        unpricedPrintings
      }
    }
  }
`);

export const CollectionWorthHistoryOperation = graphql(`
  query CollectionWorthHistory($cardSetCode: String, $from: DateTime) {
    collectionWorthHistory(cardSetCode: $cardSetCode, from: $from) {
      at
      worthCents
    }
  }
`);
