import { graphql } from '@/shared/api/graphql';

export const PrintingCountFields = graphql(`
  fragment PrintingCountFields on CollectionItemInventory {
    variantId
    inventory
    missing {
      count
      isDefault
    }
    target
    extraCount
    version
  }
`);

export const UserCardSetCollectionOperation = graphql(
  `
    query UserCardSetCollection($cardSetCode: String!, $userHandle: String) {
      userCardSetCollection(cardSetCode: $cardSetCode, userHandle: $userHandle) {
        isOwner
        handle
        opensExtras
        items {
          ...PrintingCountFields
        }
      }
    }
  `,
  [PrintingCountFields],
);

export const UpdateCollectionVariantInventoryOperation = graphql(
  `
    mutation UpdateCollectionVariantInventory(
      $variantId: ID!
      $inventory: Int
      $missingOverrideCount: Int
      $expectedVersion: Int
    ) {
      updateCollectionVariantInventory(
        variantId: $variantId
        inventory: $inventory
        missingOverrideCount: $missingOverrideCount
        expectedVersion: $expectedVersion
      ) {
        collectionItemInventory {
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

export const UpdateCollectionVariantInventoriesOperation = graphql(
  `
    mutation UpdateCollectionVariantInventories(
      $idempotencyKey: String!
      $items: [CollectionInventoryInput!]!
    ) {
      updateCollectionVariantInventories(idempotencyKey: $idempotencyKey, items: $items) {
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
