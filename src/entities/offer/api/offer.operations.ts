import { graphql } from '@/shared/api/graphql';

export const OfferSummaryFields = graphql(`
  fragment OfferSummaryFields on Offer {
    id
    status
    offerType
    initiator {
      id
      handle
    }
    recipient {
      id
      handle
    }
    mySide
    exchangedBy
    calledOffBy
    openPricesOf
    isLapsed
    expiresAt
    remindedAt
    termsNumber
    termsBy
    balanceInCents
    balancePaidBy
    version
    isUnread
    createdAt
    updatedAt
  }
`);

export const OfferNoteFields = graphql(`
  fragment OfferNoteFields on OfferNote {
    id
    content
    isRemoved
    createdAt
    user {
      id
      handle
    }
  }
`);

export const SentItemFields = graphql(`
  fragment SentItemFields on SwapItem {
    variantId
    cardId
    quantity
    priceType
    priceInCents
  }
`);

export const OfferFields = graphql(
  `
    fragment OfferFields on Offer {
      ...OfferSummaryFields
      declineReason
      offerItems {
        variantId
        cardId
        inReturn
        quantity
        priceType
        fixedPriceInCents
        marketPriceInCents
        proposedPriceInCents
        proposedBy
        isPriceTaken
      }
      terms {
        number
        sentBy
        gives {
          ...SentItemFields
        }
        gets {
          ...SentItemFields
        }
        balanceInCents
        balancePaidBy
        createdAt
      }
      notes {
        ...OfferNoteFields
      }
      removedNoteIds
    }
  `,
  [OfferSummaryFields, OfferNoteFields, SentItemFields],
);

export const OfferErrorFields = graphql(`
  fragment OfferErrorFields on OfferError {
    field
    message
    code
    variantId
    presentPriceInCents
    available
  }
`);

export const ListedOfferFields = graphql(
  `
    fragment ListedOfferFields on Offer {
      ...OfferSummaryFields
      unreadNotes
      outline {
        items {
          variantId
          cardId
        }
        printings
        copies
        totalInCents
        unpriced
      }
    }
  `,
  [OfferSummaryFields],
);

export const UserOffersOperation = graphql(
  `
    query UserOffers(
      $offerType: OfferType
      $stage: OfferStage
      $search: String
      $role: OfferRole!
      $first: Int!
      $after: String
    ) {
      userOffers(
        offerType: $offerType
        stage: $stage
        search: $search
        role: $role
        first: $first
        after: $after
      ) {
        nodes {
          ...ListedOfferFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [ListedOfferFields],
);

export const OfferOperation = graphql(
  `
    query Offer($offerId: ID!) {
      offer(offerId: $offerId) {
        ...OfferFields
      }
    }
  `,
  [OfferFields],
);

export const EarlierOfferNotesOperation = graphql(
  `
    query EarlierOfferNotes($offerId: ID!, $before: ID!) {
      earlierOfferNotes(offerId: $offerId, before: $before) {
        ...OfferNoteFields
      }
    }
  `,
  [OfferNoteFields],
);

export const UnreadOfferCountOperation = graphql(`
  query UnreadOfferCount {
    unreadOfferCount
  }
`);

export const PromisedPrintingsOperation = graphql(`
  query PromisedPrintings($userHandle: String, $offerType: OfferType!) {
    promisedPrintings(userHandle: $userHandle, offerType: $offerType) {
      variantId
      promised
      asked
    }
  }
`);

export const ExtrasForSwapOperation = graphql(`
  query ExtrasForSwap($userHandle: String!) {
    extrasForSwap(userHandle: $userHandle) {
      gives {
        variantId
        cardId
        available
      }
      gets {
        variantId
        cardId
        available
      }
    }
  }
`);
