import { graphql } from '@/shared/api/graphql';

const SavedSearchFields = graphql(`
  fragment SavedSearchFields on SavedSearch {
    id
    name
    line
    copies
    addsNew
    filledUpTo
    newPrintings
    lastAdded
    lastAddedAt
    version
  }
`);

const SavedSearchAnswerFields = graphql(
  `
    fragment SavedSearchAnswerFields on SavedSearchPayload {
      savedSearch {
        ...SavedSearchFields
      }
      errors {
        field
        message
        code
      }
    }
  `,
  [SavedSearchFields],
);

export const SavedSearchesOperation = graphql(
  `
    query SavedSearches {
      savedSearches {
        ...SavedSearchFields
      }
    }
  `,
  [SavedSearchFields],
);

export const SavedSearchFillOperation = graphql(`
  query SavedSearchFill($id: ID!, $copies: Int!, $onlyNew: Boolean!) {
    savedSearchFill(id: $id, copies: $copies, onlyNew: $onlyNew) {
      total
      upTo
      printings {
        cardId
        variantId
      }
    }
  }
`);

export const CreateSavedSearchOperation = graphql(
  `
    mutation CreateSavedSearch(
      $name: String!
      $line: String!
      $copies: Int!
      $addsNew: Boolean!
      $filledUpTo: Int
    ) {
      outcome: createSavedSearch(
        name: $name
        line: $line
        copies: $copies
        addsNew: $addsNew
        filledUpTo: $filledUpTo
      ) {
        ...SavedSearchAnswerFields
      }
    }
  `,
  [SavedSearchAnswerFields],
);

export const UpdateSavedSearchOperation = graphql(
  `
    mutation UpdateSavedSearch($id: ID!, $name: String, $addsNew: Boolean, $expectedVersion: Int!) {
      outcome: updateSavedSearch(
        id: $id
        name: $name
        addsNew: $addsNew
        expectedVersion: $expectedVersion
      ) {
        ...SavedSearchAnswerFields
      }
    }
  `,
  [SavedSearchAnswerFields],
);

export const RecordSavedSearchFillOperation = graphql(
  `
    mutation RecordSavedSearchFill($id: ID!, $copies: Int!, $upTo: Int!) {
      outcome: recordSavedSearchFill(id: $id, copies: $copies, upTo: $upTo) {
        ...SavedSearchAnswerFields
      }
    }
  `,
  [SavedSearchAnswerFields],
);

export const DeleteSavedSearchOperation = graphql(`
  mutation DeleteSavedSearch($id: ID!) {
    deleteSavedSearch(id: $id) {
      id
    }
  }
`);
