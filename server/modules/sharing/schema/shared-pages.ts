import type { TradeListKind } from '@domain/trade-list';
import { builder, FROM_REPLICA } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST, pageRef } from '@server/platform/graphql/page';
import { type SharedList, sharedLists } from '../queries/shared-lists';
import { parseSharedCursor, sharedPage, type SharedSummary } from '../queries/shared-page';

/** What everyone who may see something learns about it. */
const SharedSummaryRef = builder.interfaceRef<SharedSummary>('SharedSummary').implement({
  fields: (t) => ({
    id: t.exposeID('handle'),
    publiclyShared: t.exposeBoolean('publiclyShared'),
    userHandle: t.exposeString('handle'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const SharedWantListRef = builder.objectRef<SharedList>('SharedWantList').implement({
  description: 'A want list that the viewer may see.',
  interfaces: [SharedSummaryRef],
  fields: (t) => ({
    matchingSaleListItemCount: t.exposeInt('matching', {
      description: 'How many of its printings the viewer’s sale list offers.',
    }),
  }),
});

const SharedSaleListRef = builder.objectRef<SharedList>('SharedSaleList').implement({
  description: 'A sale list that the viewer may see.',
  interfaces: [SharedSummaryRef],
  fields: (t) => ({
    matchingWantListItemCount: t.exposeInt('matching', {
      description: 'How many of its printings the viewer’s want list asks for.',
    }),
  }),
});

interface Page {
  subject: TradeListKind;
  type: string;
  node: typeof SharedWantListRef;
}

/** Adds the query for one page of the lists of a kind. */
function addPage(field: string, { subject, type, node }: Page) {
  const connection = pageRef(type, node);
  builder.queryField(field, (t) =>
    t.field({
      ...FROM_REPLICA,
      description: `Other players’ lists that are shared with everyone or with the viewer’s verified address, latest change first; 1 to ${MAX_FIRST} at once.`,
      type: connection,
      complexity: { field: 1, multiplier: MAX_FIRST },
      args: { first: t.arg.int({ defaultValue: 24, required: true }), after: t.arg.string() },
      resolve: (_root, { first, after }, { database, viewer }) => {
        checkFirst(first);
        return sharedLists(database, {
          subject,
          viewer,
          first,
          after: parseSharedCursor(after ?? null),
        });
      },
    }),
  );
}

addPage('sharedWantLists', {
  subject: 'WANT_LIST',
  type: 'SharedWantListConnection',
  node: SharedWantListRef,
});

addPage('sharedSaleLists', {
  subject: 'SALE_LIST',
  type: 'SharedSaleListConnection',
  node: SharedSaleListRef,
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
      });
    },
  }),
);
