import { graphql } from '@/shared/api/graphql';

const ShareSettingsFields = graphql(`
  fragment ShareSettingsFields on ShareSettings {
    sharedWithAll
    sharedWithUsers {
      id
      email
    }
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

export const UpdateCollectionSharingOperation = graphql(
  `
    mutation UpdateCollectionSharing($input: UpdateCollectionSharingInput!) {
      outcome: updateCollectionSharing(input: $input) {
        ...SharingAnswerFields
      }
    }
  `,
  [SharingAnswerFields],
);

export const SharedCollectionsOperation = graphql(`
  query SharedCollections($first: Int!, $after: String) {
    shared: sharedCollections(first: $first, after: $after) {
      nodes {
        id
        publiclyShared
        userHandle
        createdAt
        updatedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
