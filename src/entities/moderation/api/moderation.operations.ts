import { graphql } from '@/shared/api/graphql';

export const BlockedPlayersOperation = graphql(`
  query BlockedPlayers {
    blockedPlayers {
      handle
      since
    }
  }
`);

export const BlockPlayerOperation = graphql(`
  mutation BlockPlayer($userHandle: String!) {
    blockPlayer(userHandle: $userHandle) {
      handle
    }
  }
`);

export const UnblockPlayerOperation = graphql(`
  mutation UnblockPlayer($userHandle: String!) {
    unblockPlayer(userHandle: $userHandle) {
      handle
    }
  }
`);

export const ReportOfferOperation = graphql(`
  mutation ReportOffer($offerId: ID!, $reason: String!) {
    outcome: reportOffer(offerId: $offerId, reason: $reason) {
      errors {
        field
        message
        code
      }
    }
  }
`);

export const ReportBannerOperation = graphql(`
  mutation ReportBanner($userHandle: String!, $reason: String!) {
    outcome: reportBanner(userHandle: $userHandle, reason: $reason) {
      errors {
        field
        message
        code
      }
    }
  }
`);
