import { graphql } from '@/shared/api/graphql';

export const SaleListSettingsFields = graphql(`
  fragment SaleListSettingsFields on SaleListSettings {
    banner
    isBannerRemoved
    marketPricingSettings {
      percentageAdjustment
      rounding {
        type
        value
      }
    }
    postage {
      upToCopies
      upToCents
      cents
    }
    minimumInCents
    version
  }
`);

export const SaleListItemFields = graphql(`
  fragment SaleListItemFields on SaleListItem {
    variantId
    cardId
    quantity
    priceType
    fixedPriceInCents
    marketAdjustedPriceInCents
    condition
    version
  }
`);

const SaleListFields = graphql(
  `
    fragment SaleListFields on SaleList {
      id
      isOwner
      handle
      settings {
        ...SaleListSettingsFields
      }
      items {
        ...SaleListItemFields
      }
    }
  `,
  [SaleListSettingsFields, SaleListItemFields],
);

export const UserSaleListsOperation = graphql(
  `
    query UserSaleLists($userHandle: String) {
      userSaleLists(userHandle: $userHandle) {
        ...SaleListFields
      }
    }
  `,
  [SaleListFields],
);

export const CreateSaleListOperation = graphql(
  `
    mutation CreateSaleList {
      createSaleList {
        saleList {
          ...SaleListFields
        }
      }
    }
  `,
  [SaleListFields],
);

export const UpsertSaleListVariantsOperation = graphql(
  `
    mutation UpsertSaleListVariants($saleListId: ID!, $items: [SaleListItemInput!]!) {
      upsertSaleListVariants(saleListId: $saleListId, items: $items) {
        saleListItems {
          ...SaleListItemFields
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,
  [SaleListItemFields],
);

export const UpdateSaleListOperation = graphql(
  `
    mutation UpdateSaleList($input: UpdateSaleListInput!) {
      updateSaleList(input: $input) {
        success
        errors {
          field
          message
          code
        }
        settings {
          ...SaleListSettingsFields
        }
      }
    }
  `,
  [SaleListSettingsFields],
);
