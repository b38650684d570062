import { graphql } from '@/shared/api/graphql';

const FairnessSideFields = graphql(`
  fragment FairnessSideFields on FairnessSide {
    items {
      variantId
      cardId
      quantity
      value {
        todayInCents
        lowInCents
        highInCents
      }
      doubts
      oldDays
    }
    cards {
      todayInCents
      lowInCents
      highInCents
    }
    moneyInCents
    totalInCents
    wantedCopies
    missingCopies
  }
`);

export const FairnessFields = graphql(
  `
    fragment FairnessFields on Fairness {
      gives {
        ...FairnessSideFields
      }
      gets {
        ...FairnessSideFields
      }
      evenBalanceInCents
    }
  `,
  [FairnessSideFields],
);

export const OfferFairnessOperation = graphql(
  `
    query OfferFairness($offerId: ID!) {
      offer(offerId: $offerId) {
        fairness {
          ...FairnessFields
        }
      }
    }
  `,
  [FairnessFields],
);

export const ExchangeFairnessOperation = graphql(
  `
    query ExchangeFairness($exchange: ExchangeInput!) {
      exchangeFairness(exchange: $exchange) {
        ...FairnessFields
      }
    }
  `,
  [FairnessFields],
);

export const BalancedExchangeOperation = graphql(`
  query BalancedExchange($exchange: ExchangeInput!) {
    balancedExchange(exchange: $exchange) {
      refusal
      exchange {
        gives {
          variantId
          quantity
        }
        gets {
          variantId
          quantity
        }
        changes
        givesInCents
        getsInCents
        isEven
        isProvenBest
      }
    }
  }
`);
