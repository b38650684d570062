import { graphql } from '@/shared/api/graphql';

const ListedCardSetFields = graphql(`
  fragment ListedCardSetFields on ListedCardSet {
    id
    code
    name
    description
    imageUrl
    hasOwnPicture
    origin
    source
    importedAt
    pricesRecordedAt
    cards
    printings
  }
`);

export const ListedCardSetsOperation = graphql(
  `
    query ListedCardSets {
      listedCardSets {
        ...ListedCardSetFields
      }
    }
  `,
  [ListedCardSetFields],
);

const CatalogueRunFields = graphql(`
  fragment CatalogueRunFields on CatalogueRun {
    id
    kind
    status
    source
    fileId
    options {
      recordedAt
      cardSetCode
      replaceDemo
      discardChanges
      acceptJumps
    }
    startedBy {
      handle
      email
    }
    startedAt
    endedAt
    progress {
      sentence
      done
      of
    }
    refusal {
      code
      message
    }
    demosInTheWay {
      cardSetCode
      removes
      wasChanged
    }
    reports {
      heading
      lines {
        about
        words
      }
      linesLeftOut
    }
  }
`);

export const CatalogueRunsOperation = graphql(
  `
    query CatalogueRuns {
      catalogueRuns {
        ...CatalogueRunFields
      }
    }
  `,
  [CatalogueRunFields],
);

export const StartCatalogueImportOperation = graphql(
  `
    mutation StartCatalogueImport($input: StartCatalogueImportInput!) {
      startCatalogueImport(input: $input) {
        run {
          ...CatalogueRunFields
        }
        errors {
          field
          code
          message
        }
      }
    }
  `,
  [CatalogueRunFields],
);

export const StartCatalogueSyncOperation = graphql(
  `
    mutation StartCatalogueSync(
      $acceptJumps: Boolean!
      $replaceDemo: Boolean!
      $discardChanges: Boolean!
    ) {
      startCatalogueSync(
        acceptJumps: $acceptJumps
        replaceDemo: $replaceDemo
        discardChanges: $discardChanges
      ) {
        run {
          ...CatalogueRunFields
        }
        errors {
          field
          code
          message
        }
      }
    }
  `,
  [CatalogueRunFields],
);

export const CancelCatalogueRunOperation = graphql(`
  mutation CancelCatalogueRun($runId: ID!) {
    cancelCatalogueRun(runId: $runId) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const ChangeCardSetOperation = graphql(
  `
    mutation ChangeCardSet($input: ChangeCardSetInput!) {
      changeCardSet(input: $input) {
        cardSet {
          ...ListedCardSetFields
        }
        errors {
          field
          code
          message
        }
      }
    }
  `,
  [ListedCardSetFields],
);

export const MoveCardSetOperation = graphql(`
  mutation MoveCardSet($cardSetId: ID!, $move: CardSetMove!) {
    moveCardSet(cardSetId: $cardSetId, move: $move) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const RemoveCardSetPictureOperation = graphql(`
  mutation RemoveCardSetPicture($cardSetId: ID!) {
    removeCardSetPicture(cardSetId: $cardSetId) {
      errors {
        field
        code
        message
      }
    }
  }
`);

export const CatalogueAuditOperation = graphql(`
  query CatalogueAudit {
    catalogueAudit(first: 20) {
      id
      at
      action
      subject
      from
      to
      actor {
        handle
        email
      }
    }
  }
`);
