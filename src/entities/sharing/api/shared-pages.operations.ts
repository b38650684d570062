import { graphql } from '@/shared/api/graphql';

const SharedSummaryFields = graphql(`
  fragment SharedSummaryFields on SharedSummary {
    id
    publiclyShared
    userHandle
    createdAt
    updatedAt
  }
`);

const SharedPageInfoFields = graphql(`
  fragment SharedPageInfoFields on PageInfo {
    endCursor
    hasNextPage
  }
`);

export const SharedCollectionsOperation = graphql(
  `
    query SharedCollections($first: Int!, $after: String) {
      shared: sharedCollections(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,
  [SharedSummaryFields, SharedPageInfoFields],
);

export const SharedWantListsOperation = graphql(
  `
    query SharedWantLists($first: Int!, $after: String) {
      shared: sharedWantLists(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
          matching: matchingSaleListItemCount
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,
  [SharedSummaryFields, SharedPageInfoFields],
);

export const SharedSaleListsOperation = graphql(
  `
    query SharedSaleLists($first: Int!, $after: String) {
      shared: sharedSaleLists(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
          matching: matchingWantListItemCount
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,
  [SharedSummaryFields, SharedPageInfoFields],
);
