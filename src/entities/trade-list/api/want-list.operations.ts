import { graphql } from '@/shared/api/graphql';

export const WantListItemFields = graphql(`
  fragment WantListItemFields on WantListItem {
    variantId
    cardId
    quantity
    wouldDo
    kinds
    atMostInCents
    priority
    version
  }
`);

const WantListFields = graphql(
  `
    fragment WantListFields on WantList {
      id
      isOwner
      handle
      newWantsWouldDo
      showsAtMost
      items {
        ...WantListItemFields
      }
    }
  `,
  [WantListItemFields],
);

export const UserWantListsOperation = graphql(
  `
    query UserWantLists($userHandle: String) {
      userWantLists(userHandle: $userHandle) {
        ...WantListFields
      }
    }
  `,
  [WantListFields],
);

export const CreateWantListOperation = graphql(
  `
    mutation CreateWantList {
      createWantList {
        wantList {
          ...WantListFields
        }
      }
    }
  `,
  [WantListFields],
);

export const UpdateWantListVariantCountsOperation = graphql(
  `
    mutation UpdateWantListVariantCounts($wantListId: ID!, $items: [WantedQuantityInput!]!) {
      updateWantListVariantCounts(wantListId: $wantListId, items: $items) {
        wantListItems {
          ...WantListItemFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,
  [WantListItemFields],
);

export const UpdateWantListOperation = graphql(`
  mutation UpdateWantList($input: UpdateWantListInput!) {
    updateWantList(input: $input) {
      wantList {
        newWantsWouldDo
        showsAtMost
      }
      errors {
        field
        message
        code
      }
    }
  }
`);
