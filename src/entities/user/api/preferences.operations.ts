import { graphql } from '@/shared/api/graphql';

const PreferencesFields = graphql(`
  fragment PreferencesFields on CollectionPreferences {
    leaderCount
    baseCount
    standardVariantCount
    foilVariantCount
    hyperspaceVariantCount
    hyperspaceFoilVariantCount
    showcaseVariantCount
  }
`);

export const UserCollectionPreferencesOperation = graphql(
  `
    query UserCollectionPreferences {
      userCollectionPreferences {
        ...PreferencesFields
      }
    }
  `,
  [PreferencesFields],
);

export const UpdateUserCollectionPreferencesOperation = graphql(
  `
    mutation UpdateUserCollectionPreferences(
      $leaderCount: Int
      $baseCount: Int
      $standardVariantCount: Int
      $foilVariantCount: Int
      $hyperspaceVariantCount: Int
      $hyperspaceFoilVariantCount: Int
      $showcaseVariantCount: Int
    ) {
      updateUserCollectionPreferences(
        leaderCount: $leaderCount
        baseCount: $baseCount
        standardVariantCount: $standardVariantCount
        foilVariantCount: $foilVariantCount
        hyperspaceVariantCount: $hyperspaceVariantCount
        hyperspaceFoilVariantCount: $hyperspaceFoilVariantCount
        showcaseVariantCount: $showcaseVariantCount
      ) {
        preferences {
          ...PreferencesFields
        }
        errors {
          message
        }
      }
    }
  `,
  [PreferencesFields],
);

export const UpdateCurrencyOperation = graphql(`
  mutation UpdateCurrency($currency: CurrencyCode!) {
    updateCurrency(currency: $currency)
  }
`);
