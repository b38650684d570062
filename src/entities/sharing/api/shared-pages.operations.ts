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

const SharedListFields = graphql(`
  fragment SharedListFields on SharedList {
    printings
    worth {
      copies
      cents
      unpriced
    }
    matchWorth {
      copies
      cents
      unpriced
    }
    pictures {
      id
      url
      orientation
    }
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
          ...SharedListFields
          matching: matchingSaleListItemCount
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,
  [SharedSummaryFields, SharedListFields, SharedPageInfoFields],
);

export const SharedSaleListsOperation = graphql(
  `
    query SharedSaleLists($first: Int!, $after: String) {
      shared: sharedSaleLists(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
          ...SharedListFields
          matching: matchingWantListItemCount
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,
  [SharedSummaryFields, SharedListFields, SharedPageInfoFields],
);
