import { builder, FROM_REPLICA } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST, pageRef } from '@server/platform/graphql/page';
import { parseSharedCursor, sharedPage, type SharedSummary } from '../queries/shared-page';

/** What everyone who may see something learns about it. */
export const SharedSummaryRef = builder.interfaceRef<SharedSummary>('SharedSummary').implement({
  fields: (t) => ({
    id: t.exposeID('handle'),
    publiclyShared: t.exposeBoolean('publiclyShared'),
    userHandle: t.exposeString('handle'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const SharedCollectionRef = builder.objectRef<SharedSummary>('SharedCollection').implement({
  description: 'A collection that the viewer may see.',
  interfaces: [SharedSummaryRef],
});

const SharedCollectionConnection = pageRef('SharedCollectionConnection', SharedCollectionRef);

builder.queryField('sharedCollections', (t) =>
  t.field({
    ...FROM_REPLICA,
    description: `Collections that are shared with everyone or with the viewer’s verified address, and the viewer’s own if it is shared; latest change first, 1 to ${MAX_FIRST} at once.`,
    type: SharedCollectionConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: { first: t.arg.int({ defaultValue: 24, required: true }), after: t.arg.string() },
    resolve: (_root, { first, after }, { database, viewer }) => {
      checkFirst(first);
      return sharedPage(database, {
        subject: 'COLLECTION',
        viewer,
        first,
        after: parseSharedCursor(after ?? null),
        withOwn: true,
        ranked: null,
      });
    },
  }),
);
