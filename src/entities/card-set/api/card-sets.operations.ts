import { graphql } from '@/shared/api/graphql';

export const CardSetsOperation = graphql(`
  query CardSets {
    cardSets {
      id
      code
      name
      description
      imageUrl
    }
  }
`);
