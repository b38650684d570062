import { graphql } from '@/shared/api/graphql';

export const PlayersOperation = graphql(`
  query Players($beginning: String!) {
    players(beginning: $beginning) {
      handle
      subjects
    }
  }
`);
