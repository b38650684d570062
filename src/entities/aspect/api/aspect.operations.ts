import { graphql } from '@/shared/api/graphql';

export const AspectsOperation = graphql(`
  query Aspects {
    aspects {
      id
      aspectType
      imageUrl
    }
  }
`);
