import { graphql } from '@/shared/api/graphql';

const FirstStepsFields = graphql(`
  fragment FirstStepsFields on FirstSteps {
    hasHandle
    hasCount
    hasWant
    hasShared
    isPutAway
  }
`);

export const FirstStepsOperation = graphql(
  `
    query FirstSteps {
      firstSteps {
        ...FirstStepsFields
      }
    }
  `,
  [FirstStepsFields],
);

export const PutFirstStepsAwayOperation = graphql(
  `
    mutation PutFirstStepsAway($isPutAway: Boolean!) {
      putFirstStepsAway(isPutAway: $isPutAway) {
        ...FirstStepsFields
      }
    }
  `,
  [FirstStepsFields],
);
