import { graphql } from '@/shared/api/graphql';

export const CardSetsOperation = graphql(`
  query CardSets {
    cardSets {
      id
      code
      name
      description
      imageUrl
      releasedOn
    }
  }
`);

export const SetProgressOperation = graphql(`
  query SetProgress {
    progressBySet {
      cardSetCode
      cards
      owned
      playsets
      countedAt
    }
  }
`);
