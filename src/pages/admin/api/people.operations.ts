import { graphql } from '@/shared/api/graphql';

export const ReportsOperation = graphql(`
  query Reports($settled: Boolean!) {
    reports(settled: $settled) {
      id
      subject
      reason
      createdAt
      settledAt
      reporter {
        id
        handle
        isSuspended
      }
      accused {
        id
        handle
        isSuspended
      }
      banner
      hasBanner
      notes {
        id
        content
        isRemoved
        createdAt
        userId
      }
    }
  }
`);

export const SettleReportOperation = graphql(`
  mutation SettleReport($reportId: ID!) {
    settleReport(reportId: $reportId) {
      errors {
        message
      }
    }
  }
`);

export const RemoveNoteOperation = graphql(`
  mutation RemoveNote($noteId: ID!) {
    removeNote(noteId: $noteId) {
      errors {
        message
      }
    }
  }
`);

export const RemoveBannerOperation = graphql(`
  mutation RemoveBanner($userId: ID!) {
    removeBanner(userId: $userId) {
      errors {
        message
      }
    }
  }
`);

export const SuspendUserOperation = graphql(`
  mutation SuspendUser($userId: ID!) {
    outcome: suspendUser(userId: $userId) {
      errors {
        field
        message
        code
      }
    }
  }
`);

export const ReinstateUserOperation = graphql(`
  mutation ReinstateUser($userId: ID!) {
    outcome: reinstateUser(userId: $userId) {
      errors {
        field
        message
        code
      }
    }
  }
`);
