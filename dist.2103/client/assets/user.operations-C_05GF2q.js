import{t as e}from"./graphql-BXv3-fj3.js";import{bi as t}from"./index-Ces3SeTv.js";var n=({id:e,name:n,handle:r,email:i,roles:a})=>({id:e,name:n,handle:r,email:i,roles:a.map(t)}),r=e(`
  fragment CurrentUserFields on CurrentUser {
    id
    name
    handle
    email
    roles
  }
`),i=e(`
  fragment UserFields on User {
    id
    name
    handle
    email
    roles
  }
`),a=e(`
    query CurrentUser {
      currentUser {
        ...CurrentUserFields
      }
    }
  `,[r]),o=e(`
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
  `,[r]),s=e(`
  mutation DeleteAccount {
    deleteAccount {
      success
    }
  }
`),c=e(`
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
  `,[i]),l=e(`
    query User($id: ID!) {
      user(id: $id) {
        ...UserFields
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
  `,[i]),u=e(`
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
  `,[i]);export{l as a,o as i,s as n,c as o,u as r,n as s,a as t};
//# sourceMappingURL=user.operations-C_05GF2q.js.map