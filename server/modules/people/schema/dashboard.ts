import type { RecentFault } from '@server/platform/errors';
import { builder } from '@server/platform/graphql/builder';
import { admin } from '../policy';
import { type Dashboard, dashboardNow } from '../queries/dashboard';

const RecentFaultRef = builder.objectRef<RecentFault>('RecentFault').implement({
  description: 'A fault of the server, by its reference in the log and without its cause.',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    at: t.expose('at', { type: 'DateTime' }),
    operation: t.exposeString('operation', {
      description: 'The GraphQL operation, or the method and route.',
    }),
  }),
});

const DashboardRef = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'An overview for administrators.',
  fields: (t) => ({
    people: t.exposeInt('people'),
    newPeople: t.exposeInt('newPeople', {
      description: 'People whose accounts are at most seven days old.',
    }),
    cardSets: t.exposeInt('cardSets'),
    cards: t.exposeInt('cards'),
    oldestPriceAt: t.expose('oldestPriceAt', { type: 'DateTime', nullable: true }),
    newestPriceAt: t.expose('newestPriceAt', { type: 'DateTime', nullable: true }),
    openOffers: t.exposeInt('openOffers'),
    waitingReports: t.exposeInt('waitingReports', {
      description: 'Reports that nobody has settled.',
    }),
    recentFaults: t.field({
      description: 'The last faults of the process that answers, newest first.',
      type: [RecentFaultRef],
      resolve: (_dashboard, _args, { recentFaults }) => [...recentFaults.list()],
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    description: 'For administrators: an overview of people, catalogue, prices, offers and faults.',
    type: DashboardRef,
    resolve: (_root, _args, context) => {
      admin(context);
      return dashboardNow(context.database);
    },
  }),
);
