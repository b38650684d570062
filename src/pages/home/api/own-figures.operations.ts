import { graphql } from '@/shared/api/graphql';

export const OwnFiguresOperation = graphql(`
  query OwnFigures($days: Int!) {
    waitingOfferCount
    unreadOfferCount
    collectionWorth {
      copies
      worthCents
      unpricedPrintings
      changeCents(days: $days)
    }
    wantedForSale {
      wanted
      forSale
    }
  }
`);
