import { graphql } from '@/shared/api/graphql';

const CardImagesFields = graphql(`
  fragment CardImagesFields on CardImages {
    front {
      id
      url
      orientation
    }
    back {
      id
      url
      orientation
    }
  }
`);

export const CardFields = graphql(
  `
    fragment CardFields on Card {
      id
      cardSetId
      name
      subtitle
      standardCardNumber
      hyperspaceCardNumber
      showcaseCardNumber
      standardFullCardNumber
      cost
      rarity
      power
      hp
      upgradePower
      upgradeHp
      cardType
      arena
      aspects
      traits
      keywords
      frontText
      backText
      unique
      images {
        ...CardImagesFields
      }
      cardVariants {
        id
        number
        otherNumbers
        variantType
        artist
        currentMarketPrice {
          priceCents
          recordedAt
        }
        images {
          ...CardImagesFields
        }
      }
    }
  `,
  [CardImagesFields],
);

export const CardOperation = graphql(
  `
    query Card($id: ID!) {
      card(id: $id) {
        ...CardFields
      }
    }
  `,
  [CardFields],
);

export const CardsOperation = graphql(
  `
    query Cards($ids: [ID!]!) {
      cards(ids: $ids) {
        nodes {
          ...CardFields
        }
      }
    }
  `,
  [CardFields],
);

export const CardSetCardsOperation = graphql(
  `
    query CardSetCards($cardSetCode: String!) {
      cardSet(cardSetCode: $cardSetCode) {
        id
        code
        pricesRecordedAt
        cards {
          ...CardFields
        }
      }
    }
  `,
  [CardFields],
);
