import { graphql } from '@/shared/api/graphql';

const PriceMoverFields = graphql(`
  fragment PriceMoverFields on PriceMover {
    variantId
    cardId
    cardName
    cardSetCode
    number
    variantType
    copies
    fromCents
    toCents
  }
`);

const PriceMoversFields = graphql(
  `
    fragment PriceMoversFields on PriceMovers {
      confirmedAt
      up {
        ...PriceMoverFields
      }
      down {
        ...PriceMoverFields
      }
    }
  `,
  [PriceMoverFields],
);

export const CollectionPriceMoversOperation = graphql(
  `
    query CollectionPriceMovers($days: Int!) {
      collectionPriceMovers(days: $days) {
        ...PriceMoversFields
      }
    }
  `,
  [PriceMoversFields],
);

export const CardSetPriceMoversOperation = graphql(
  `
    query CardSetPriceMovers($cardSetCode: String!, $days: Int!) {
      cardSetPriceMovers(cardSetCode: $cardSetCode, days: $days) {
        ...PriceMoversFields
      }
    }
  `,
  [PriceMoversFields],
);
