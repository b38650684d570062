import { graphql } from '@/shared/api/graphql';
import { OfferErrorFields, OfferFields } from './offer.operations';

const OfferPayloadFields = graphql(
  `
    fragment OfferPayloadFields on OfferPayload {
      offer {
        ...OfferFields
      }
      errors {
        ...OfferErrorFields
      }
    }
  `,
  [OfferFields, OfferErrorFields],
);

export const CreateOfferOperation = graphql(
  `
    mutation CreateOffer($input: CreateOfferInput!) {
      outcome: createOffer(input: $input) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const ProposeSwapOperation = graphql(
  `
    mutation ProposeSwap(
      $recipientHandle: String!
      $terms: SwapTermsInput!
      $idempotencyKey: String
    ) {
      outcome: proposeSwap(
        recipientHandle: $recipientHandle
        terms: $terms
        idempotencyKey: $idempotencyKey
      ) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const CounterOfferOperation = graphql(
  `
    mutation CounterOffer($offerId: ID!, $answers: Int!, $terms: SwapTermsInput!) {
      outcome: counterOffer(offerId: $offerId, answers: $answers, terms: $terms) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const CounterListOfferOperation = graphql(
  `
    mutation CounterListOffer(
      $offerId: ID!
      $answers: Int!
      $offerItems: [OfferItemInput!]!
      $answerDays: Int
      $note: String
    ) {
      outcome: counterListOffer(
        offerId: $offerId
        answers: $answers
        offerItems: $offerItems
        answerDays: $answerDays
        note: $note
      ) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const RescindOfferOperation = graphql(
  `
    mutation RescindOffer($offerId: ID!) {
      outcome: rescindOffer(offerId: $offerId) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const AcceptOfferOperation = graphql(
  `
    mutation AcceptOffer($offerId: ID!, $terms: Int!) {
      outcome: acceptOffer(offerId: $offerId, terms: $terms) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const DeclineOfferOperation = graphql(
  `
    mutation DeclineOffer($offerId: ID!, $reason: String) {
      outcome: declineOffer(offerId: $offerId, reason: $reason) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const MarkOfferExchangedOperation = graphql(
  `
    mutation MarkOfferExchanged($offerId: ID!, $exchanged: Boolean!) {
      outcome: markOfferExchanged(offerId: $offerId, exchanged: $exchanged) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const CallOffOfferOperation = graphql(
  `
    mutation CallOffOffer($offerId: ID!) {
      outcome: callOffOffer(offerId: $offerId) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const ProposeOfferPriceOperation = graphql(
  `
    mutation ProposeOfferPrice($offerId: ID!, $variantId: ID!, $priceInCents: Int!) {
      outcome: proposeOfferPrice(
        offerId: $offerId
        variantId: $variantId
        priceInCents: $priceInCents
      ) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const TakeOfferPriceOperation = graphql(
  `
    mutation TakeOfferPrice($offerId: ID!, $variantId: ID!, $priceInCents: Int!) {
      outcome: takeOfferPrice(
        offerId: $offerId
        variantId: $variantId
        priceInCents: $priceInCents
      ) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const MarkOfferReadOperation = graphql(
  `
    mutation MarkOfferRead($offerId: ID!, $version: Int!) {
      outcome: markOfferRead(offerId: $offerId, version: $version) {
        ...OfferPayloadFields
      }
    }
  `,
  [OfferPayloadFields],
);

export const AddOfferNoteOperation = graphql(
  `
    mutation AddOfferNote($offerId: ID!, $content: String!, $idempotencyKey: String) {
      addOfferNote(offerId: $offerId, content: $content, idempotencyKey: $idempotencyKey) {
        offer {
          ...OfferFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,
  [OfferFields],
);
