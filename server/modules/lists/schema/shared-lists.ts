import type { TradeListKind } from '@domain/trade-list';
import { builder, FROM_REPLICA } from '@server/platform/graphql/builder';
import { checkFirst, MAX_FIRST, pageRef } from '@server/platform/graphql/page';
import { CardImageRef } from '@server/modules/catalogue/schema/cards';
import { parseSharedCursor } from '@server/modules/sharing';
import { SharedSummaryRef } from '@server/modules/sharing/schema/shared-pages';
import { type SharedList, sharedLists } from '../queries/shared-lists';
import { CopiesCostRef } from './copies-cost';

/** What everyone who may see a list learns about it. */
const SharedListRef = builder.interfaceRef<SharedList>('SharedList').implement({
  interfaces: [SharedSummaryRef],
  fields: (t) => ({
    printings: t.exposeInt('printings', { description: 'How many printings are on it.' }),
    worth: t.expose('worth', {
      type: CopiesCostRef,
      description: 'All of its copies at market prices.',
    }),
    matchWorth: t.expose('matchWorth', {
      type: CopiesCostRef,
      description: 'The copies that could change hands with the viewer, at market prices.',
    }),
    pictures: t.expose('pictures', {
      type: [CardImageRef],
      description:
        'The fronts of up to three of its cards: those that match first, then the most expensive.',
    }),
  }),
});

const SharedWantListRef = builder.objectRef<SharedList>('SharedWantList').implement({
  description: 'A want list that the viewer may see.',
  interfaces: [SharedSummaryRef, SharedListRef],
  fields: (t) => ({
    matchingSaleListItemCount: t.exposeInt('matching', {
      description: 'How many of its printings the viewer’s sale list offers.',
    }),
  }),
});

const SharedSaleListRef = builder.objectRef<SharedList>('SharedSaleList').implement({
  description: 'A sale list that the viewer may see.',
  interfaces: [SharedSummaryRef, SharedListRef],
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
      description: `Other players’ lists that are shared with everyone or with the viewer’s verified address: those that match the viewer’s own first, the most valuable match before all, then the others, latest change first; 1 to ${MAX_FIRST} at once.`,
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
