import { graphql } from '@/shared/api/graphql';

export const SessionsOperation = graphql(`
  query Sessions {
    sessions {
      startedAt
      expiresAt
      isCurrent
    }
  }
`);

export const EndSessionsOperation = graphql(`
  mutation EndSessions($keepsThis: Boolean!) {
    endSessions(keepsThis: $keepsThis) {
      isCurrent
    }
  }
`);
