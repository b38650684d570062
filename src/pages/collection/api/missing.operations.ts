import { graphql } from '@/shared/api/graphql';

export const MissingBySetOperation = graphql(`
  query MissingBySet {
    missingBySet {
      cardSetCode
      copies
      cents
      unpriced
    }
  }
`);
