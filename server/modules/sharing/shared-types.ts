import { builder } from '@server/graphql/builder';
import type { SharedSummary } from './shared-page';

/** What those are told of something who may see it (spec 3). */
export const SharedSummaryRef = builder.interfaceRef<SharedSummary>('SharedSummary').implement({
  fields: (t) => ({
    id: t.exposeID('handle'),
    publiclyShared: t.exposeBoolean('publiclyShared'),
    userHandle: t.exposeString('handle'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
