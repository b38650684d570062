import { graphql } from '@/shared/api/graphql';

export const DashboardOperation = graphql(`
  query Dashboard {
    dashboard {
      people
      newPeople
      cardSets
      cards
      oldestPriceAt
      newestPriceAt
      openOffers
      waitingReports
      recentFaults {
        reference
        at
        operation
      }
    }
  }
`);
