import { graphql } from '@/shared/api/graphql';

export const FoundDealsOperation = graphql(`
  query FoundDeals($input: DealInput!) {
    foundDeals(input: $input) {
      options {
        mostSellers
        parts {
          userHandle
          items {
            needId
            variantId
            cardId
            copies
            priceInCents
          }
          postageInCents
        }
        plansB {
          userHandle
          fromHandles
          moreInCents
          missing
        }
        gapInCents
        missing
      }
      onRequest
      sellers
      refusal
    }
  }
`);

const DealFields = graphql(`
  fragment DealFields on Deal {
    id
    needs {
      id
      copies
      accepts
      atMostInCents
    }
    settings {
      postage {
        upToCopies
        upToCents
        cents
      }
      envelopeInCents
      preferred
      blocked
    }
    parts {
      key
      userHandle
      isForSale
      items {
        needId
        variantId
        cardId
        copies
        priceType
        priceInCents
      }
      postageInCents
      offer {
        id
        status
        isLapsed
        exchangedBy
        calledOffBy
      }
    }
    createdAt
  }
`);

export const DealOperation = graphql(
  `
    query Deal($id: ID!) {
      deal(id: $id) {
        ...DealFields
      }
    }
  `,
  [DealFields],
);

export const DealsOperation = graphql(
  `
    query Deals {
      deals {
        ...DealFields
      }
    }
  `,
  [DealFields],
);

export const KeepDealOperation = graphql(
  `
    mutation KeepDeal($input: DealInput!, $parts: [DealPartInput!]!) {
      keepDeal(input: $input, parts: $parts) {
        ...DealFields
      }
    }
  `,
  [DealFields],
);

export const UsualPostageOperation = graphql(`
  query UsualPostage {
    usualPostage {
      upToCopies
      upToCents
      cents
    }
  }
`);

export const UpdateUsualPostageOperation = graphql(`
  mutation UpdateUsualPostage($postage: [PostageStepInput!]!) {
    updateUsualPostage(postage: $postage) {
      cents
    }
  }
`);
