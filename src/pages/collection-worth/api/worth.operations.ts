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
      cardsCents
    }
  }
`);

const WorthMoverFields = graphql(`
  fragment WorthMoverFields on WorthMover {
    variantId
    cardId
    cardName
    cardSetCode
    number
    variantType
    copies
    effectCents
  }
`);

export const CollectionWorthMoversOperation = graphql(
  `
    query CollectionWorthMovers($cardSetCode: String, $from: DateTime) {
      collectionWorthMovers(cardSetCode: $cardSetCode, from: $from) {
        up {
          ...WorthMoverFields
        }
        down {
          ...WorthMoverFields
        }
      }
    }
  `,
  [WorthMoverFields],
);
