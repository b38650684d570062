import { graphql } from '@/shared/api/graphql';

const DeckFields = graphql(`
  fragment DeckFields on Deck {
    id
    name
    format
    visibility
    isBuilt
    isOwner
    ownerHandle
    version
    updatedAt
    cards
    faces
  }
`);

const WholeDeckFields = graphql(
  `
    fragment WholeDeckFields on Deck {
      ...DeckFields
      companions
      lines {
        cardId
        part
        copies
      }
      needs {
        cardId
        needed
        owned
        committed
        inBuilt
        missing
        cheapest {
          cardId
          variantId
          priceCents
        }
      }
    }
  `,
  [DeckFields],
);

const DeckAnswerFields = graphql(
  `
    fragment DeckAnswerFields on DeckPayload {
      deck {
        ...WholeDeckFields
      }
      errors {
        field
        message
        code
      }
    }
  `,
  [WholeDeckFields],
);

export const DecksOperation = graphql(
  `
    query Decks {
      decks {
        missing
        missingCents
        unpriced
        deck {
          ...DeckFields
        }
      }
    }
  `,
  [DeckFields],
);

export const FoundDecksOperation = graphql(
  `
    query FoundDecks($text: String!, $format: String, $after: String) {
      foundDecks(text: $text, format: $format, after: $after) {
        nodes {
          ...DeckFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [DeckFields],
);

export const DeckOperation = graphql(
  `
    query Deck($id: ID!) {
      deck(id: $id) {
        ...WholeDeckFields
      }
    }
  `,
  [WholeDeckFields],
);

/** What has to be bought for a deck. */
export const DeckNeedsOperation = graphql(`
  query DeckNeeds($id: ID!) {
    deck(id: $id) {
      needs {
        cardId
        missing
        variantIds
      }
    }
  }
`);

export const DeckVersionsOperation = graphql(`
  query DeckVersions($id: ID!) {
    deck(id: $id) {
      versions {
        version
        savedAt
        lines {
          cardId
          part
          copies
        }
      }
    }
  }
`);

export const DecksOfCardOperation = graphql(`
  query DecksOfCard($cardId: ID!) {
    decksOfCard(cardId: $cardId) {
      id
      name
      isBuilt
      copies
    }
  }
`);

export const BuiltReservesOperation = graphql(`
  query BuiltReserves {
    builtReserves {
      cardId
      name
      inBuilt
      free
    }
  }
`);

export const CreateDeckOperation = graphql(
  `
    mutation CreateDeck(
      $name: String!
      $format: String!
      $lines: [DeckLineInput!]!
      $idempotencyKey: String!
    ) {
      outcome: createDeck(
        name: $name
        format: $format
        lines: $lines
        idempotencyKey: $idempotencyKey
      ) {
        ...DeckAnswerFields
      }
    }
  `,
  [DeckAnswerFields],
);

export const UpdateDeckOperation = graphql(
  `
    mutation UpdateDeck(
      $id: ID!
      $name: String
      $format: String
      $lines: [DeckLineInput!]
      $visibility: DeckVisibility
      $isBuilt: Boolean
      $companions: [ID!]
      $expectedVersion: Int!
    ) {
      outcome: updateDeck(
        id: $id
        name: $name
        format: $format
        lines: $lines
        visibility: $visibility
        isBuilt: $isBuilt
        companions: $companions
        expectedVersion: $expectedVersion
      ) {
        ...DeckAnswerFields
      }
    }
  `,
  [DeckAnswerFields],
);

export const DeleteDeckOperation = graphql(`
  mutation DeleteDeck($id: ID!) {
    deleteDeck(id: $id) {
      id
    }
  }
`);
