import { graphql } from '@/shared/api/graphql';

export const UserWantListsOperation = graphql(`
  query UserWantLists($userHandle: String) {
    userWantLists(userHandle: $userHandle) {
      id
      isOwner
      handle
      items {
        variantId
        quantity
      }
    }
  }
`);
