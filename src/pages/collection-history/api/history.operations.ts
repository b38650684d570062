import { graphql } from '@/shared/api/graphql';

export const StepChangeFields = graphql(`
  fragment StepChangeFields on CollectionChange {
    id
    variantId
    cardId
    cardName
    cardSetCode
    number
    variantType
    inventoryFrom
    inventoryTo
    missingOverrideFrom
    missingOverrideTo
  }
`);

export const CollectionHistoryOperation = graphql(
  `
    query CollectionHistory($first: Int!, $after: String, $query: String!) {
      collectionHistory(first: $first, after: $after, query: $query) {
        nodes {
          id
          at
          reason
          note
          actor {
            kind
            handle
          }
          undoes {
            id
            at
            reason
            note
          }
          undoneBy {
            id
          }
          printingCount
          copiesAdded
          copiesRemoved
          paidCents
          balanceCents
          firstChanges {
            ...StepChangeFields
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [StepChangeFields],
);

export const CollectionStepChangesOperation = graphql(
  `
    query CollectionStepChanges($stepId: ID!, $first: Int!, $after: String) {
      collectionStep(id: $stepId) {
        changes(first: $first, after: $after) {
          nodes {
            ...StepChangeFields
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  `,
  [StepChangeFields],
);

export const CollectionOnDayOperation = graphql(`
  query CollectionOnDay($day: String!, $utcOffset: Int!, $cardSetCode: String!) {
    collectionOnDay(day: $day, utcOffset: $utcOffset, cardSetCode: $cardSetCode) {
      variantId
      inventory
    }
  }
`);

export const SetCollectionStepPaidOperation = graphql(`
  mutation SetCollectionStepPaid($stepId: ID!, $paidCents: Int) {
    setCollectionStepPaid(stepId: $stepId, paidCents: $paidCents) {
      step {
        id
      }
      errors {
        field
        message
        code
      }
    }
  }
`);
