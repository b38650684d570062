import { graphql } from '@/shared/api/graphql';

export const SessionsOperation = graphql(`
  query Sessions {
    sessions {
      id
      startedAt
      expiresAt
      isCurrent
    }
  }
`);

export const EndSessionOperation = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      id
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
