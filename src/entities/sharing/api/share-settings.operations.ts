import { graphql } from '@/shared/api/graphql';

export const ShareSettingsFields = graphql(`
  fragment ShareSettingsFields on ShareSettings {
    sharedWithAll
    opensExtras
    sharedWithUsers {
      id
      email
    }
    version
  }
`);

const SharingAnswerFields = graphql(
  `
    fragment SharingAnswerFields on UpdateSharingPayload {
      success
      errors {
        field
        message
        code
      }
      settings {
        ...ShareSettingsFields
      }
    }
  `,
  [ShareSettingsFields],
);

export const CollectionShareSettingsOperation = graphql(
  `
    query CollectionShareSettings {
      settings: collectionShareSettings {
        ...ShareSettingsFields
      }
    }
  `,
  [ShareSettingsFields],
);

export const WantListShareSettingsOperation = graphql(
  `
    query WantListShareSettings($listId: ID!) {
      settings: wantListShareSettings(wantListId: $listId) {
        ...ShareSettingsFields
      }
    }
  `,
  [ShareSettingsFields],
);

export const SaleListShareSettingsOperation = graphql(
  `
    query SaleListShareSettings($listId: ID!) {
      settings: saleListShareSettings(saleListId: $listId) {
        ...ShareSettingsFields
      }
    }
  `,
  [ShareSettingsFields],
);

export const UpdateCollectionSharingOperation = graphql(
  `
    mutation UpdateCollectionSharing(
      $shareWithAll: Boolean!
      $opensExtras: Boolean!
      $shareWith: [ShareWithInput!]!
      $expectedVersion: Int!
    ) {
      outcome: updateCollectionSharing(
        input: {
          shareWithAll: $shareWithAll
          opensExtras: $opensExtras
          shareWith: $shareWith
          expectedVersion: $expectedVersion
        }
      ) {
        ...SharingAnswerFields
      }
    }
  `,
  [SharingAnswerFields],
);

export const UpdateWantListSharingOperation = graphql(
  `
    mutation UpdateWantListSharing(
      $listId: ID!
      $shareWithAll: Boolean!
      $shareWith: [ShareWithInput!]!
      $expectedVersion: Int!
    ) {
      outcome: updateWantListSharing(
        input: {
          wantListId: $listId
          shareWithAll: $shareWithAll
          shareWith: $shareWith
          expectedVersion: $expectedVersion
        }
      ) {
        ...SharingAnswerFields
      }
    }
  `,
  [SharingAnswerFields],
);

export const UpdateSaleListSharingOperation = graphql(
  `
    mutation UpdateSaleListSharing(
      $listId: ID!
      $shareWithAll: Boolean!
      $shareWith: [ShareWithInput!]!
      $expectedVersion: Int!
    ) {
      outcome: updateSaleListSharing(
        input: {
          saleListId: $listId
          shareWithAll: $shareWithAll
          shareWith: $shareWith
          expectedVersion: $expectedVersion
        }
      ) {
        ...SharingAnswerFields
      }
    }
  `,
  [SharingAnswerFields],
);
