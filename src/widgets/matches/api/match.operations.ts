import { graphql } from '@/shared/api/graphql';

export const MatchFields = graphql(`
  fragment MatchFields on Match {
    id
    userHandle
    updatedAt
    buyCount
    sellCount
    buyWorth {
      copies
      cents
      unpriced
    }
    buyAsked {
      copies
      cents
      unpriced
    }
    sellWorth {
      copies
      cents
      unpriced
    }
    sellAsked {
      copies
      cents
      unpriced
    }
    toBuy {
      variantId
      cardId
      quantity
    }
    toSell {
      variantId
      cardId
      quantity
    }
  }
`);

export const MatchingPlayersOperation = graphql(
  `
    query MatchingPlayers($first: Int!, $after: String) {
      matchingPlayers(first: $first, after: $after) {
        nodes {
          ...MatchFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [MatchFields],
);

export const MatchWithOperation = graphql(
  `
    query MatchWith($userHandle: String!) {
      matchWith(userHandle: $userHandle) {
        ...MatchFields
      }
    }
  `,
  [MatchFields],
);
