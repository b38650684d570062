import { graphql } from '@/shared/api/graphql';

export const OwnFiguresOperation = graphql(`
  query OwnFigures($days: Int!) {
    waitingOfferCount
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
