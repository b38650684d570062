import { graphql } from '@/shared/api/graphql';

const CurrentUserFields = graphql(`
  fragment CurrentUserFields on CurrentUser {
    id
    name
    handle
    email
    roles
  }
`);

const UserFields = graphql(`
  fragment UserFields on User {
    id
    name
    handle
    email
    roles
  }
`);

export const CurrentUserOperation = graphql(
  `
    query CurrentUser {
      currentUser {
        ...CurrentUserFields
        verifiedEmail
      }
    }
  `,
  [CurrentUserFields],
);

export const HandleRefusalOperation = graphql(`
  query HandleRefusal($handle: String!) {
    handleRefusal(handle: $handle)
  }
`);

export const UpdateUserProfileOperation = graphql(
  `
    mutation UpdateUserProfile($input: UpdateUserProfileInput!) {
      updateUserProfile(input: $input) {
        user {
          ...CurrentUserFields
        }
        errors {
          code
          message
        }
      }
    }
  `,
  [CurrentUserFields],
);

export const DeleteAccountOperation = graphql(`
  mutation DeleteAccount {
    deleteAccount {
      success
    }
  }
`);

export const UsersOperation = graphql(
  `
    query Users($first: Int!, $after: String, $search: String) {
      users(first: $first, after: $after, search: $search) {
        nodes {
          ...UserFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
        totalCount
      }
    }
  `,
  [UserFields],
);

export const UserOperation = graphql(
  `
    query User($id: ID!) {
      user(id: $id) {
        ...UserFields
        suspendedAt
        auditEntries {
          id
          at
          field
          from
          to
          actor {
            id
            handle
            email
          }
        }
      }
    }
  `,
  [UserFields],
);

export const UpdateUserOperation = graphql(
  `
    mutation UpdateUser($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          ...UserFields
        }
        errors {
          field
          code
          message
        }
      }
    }
  `,
  [UserFields],
);
