import { graphql } from '@/shared/api/graphql';
import { PrintingCountFields } from './collection.operations';

export const AddToCollectionOperation = graphql(
  `
    mutation AddToCollection($idempotencyKey: String!, $additions: [CollectionAdditionInput!]!) {
      addToCollection(idempotencyKey: $idempotencyKey, additions: $additions) {
        stepId
        collectionItemInventories {
          ...PrintingCountFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,
  [PrintingCountFields],
);

export const UndoCollectionStepOperation = graphql(
  `
    mutation UndoCollectionStep($stepId: ID!) {
      undoCollectionStep(stepId: $stepId) {
        step {
          id
        }
        collectionItemInventories {
          ...PrintingCountFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,
  [PrintingCountFields],
);
