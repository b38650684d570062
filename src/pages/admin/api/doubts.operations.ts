import { graphql } from '@/shared/api/graphql';

export const QuarantinedPricesOperation = graphql(`
  query QuarantinedPrices {
    quarantinedPrices(first: 50) {
      nodes {
        variantId
        recordedAt
        priceCents
        reason
        cardId
        cardName
        cardSetCode
        number
        variantType
        lastGoodCents
        lastGoodRecordedAt
      }
      total
    }
  }
`);

export const DecideQuarantinedPriceOperation = graphql(`
  mutation DecideQuarantinedPrice(
    $variantId: ID!
    $recordedAt: DateTime!
    $decision: QuarantineDecision!
  ) {
    decideQuarantinedPrice(variantId: $variantId, recordedAt: $recordedAt, decision: $decision) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const UnmatchedProductsOperation = graphql(`
  query UnmatchedProducts {
    unmatchedProducts(first: 50) {
      nodes {
        source
        productId
        finish
        cardSetCode
        name
        number
        match
        candidates {
          variantId
          cardId
          cardName
          number
          variantType
        }
      }
      total
    }
  }
`);

export const DecideProductOperation = graphql(`
  mutation DecideProduct($source: String!, $productId: ID!, $finish: String!, $variantId: ID) {
    decideProduct(source: $source, productId: $productId, finish: $finish, variantId: $variantId) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const DecidedProductsOperation = graphql(`
  query DecidedProducts {
    decidedProducts(first: 50) {
      nodes {
        source
        productId
        finish
        cardSetCode
        name
        number
        printing {
          variantId
          cardId
          cardName
          number
          variantType
        }
      }
      total
    }
  }
`);

export const TakeBackProductDecisionOperation = graphql(`
  mutation TakeBackProductDecision($source: String!, $productId: ID!, $finish: String!) {
    takeBackProductDecision(source: $source, productId: $productId, finish: $finish) {
      errors {
        field
        code
        message
      }
    }
  }
`);
