import type { RecentFault } from '@server/errors';
import { builder } from '@server/graphql/builder';
import { admin } from '@server/modules/user';
import { type Dashboard, dashboardNow } from './queries';

const RecentFaultRef = builder.objectRef<RecentFault>('RecentFault').implement({
  description: 'A fault of the server, as the log names it; nothing of its cause.',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    at: t.expose('at', { type: 'DateTime' }),
    operation: t.exposeString('operation', {
      description: 'The GraphQL operation, else method and route.',
    }),
  }),
});

const DashboardRef = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'What an administrator sees at a glance.',
  fields: (t) => ({
    people: t.exposeInt('people'),
    newPeople: t.exposeInt('newPeople', {
      description: 'Those whose accounts are at most seven days old.',
    }),
    cardSets: t.exposeInt('cardSets'),
    cards: t.exposeInt('cards'),
    oldestPriceAt: t.expose('oldestPriceAt', { type: 'DateTime', nullable: true }),
    newestPriceAt: t.expose('newestPriceAt', { type: 'DateTime', nullable: true }),
    openOffers: t.exposeInt('openOffers'),
    recentFaults: t.field({
      description: 'The last faults of the process that answers, the newest first.',
      type: [RecentFaultRef],
      resolve: (_dashboard, _args, { recentFaults }) => [...recentFaults.list()],
    }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    description: 'For administrators: people, catalogue, prices, offers and faults at a glance.',
    type: DashboardRef,
    resolve: (_root, _args, context) => {
      admin(context);
      return dashboardNow(context.database);
    },
  }),
);
