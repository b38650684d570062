import { SORT_DIRECTIONS } from '@domain/card';
import { parseSearchLine, type CardExpression } from '@domain/card-filter';
import { normalizeCardSetCode } from '@domain/card-set';
import { DEFAULT_PRINTING_SEARCH_ORDER, PRINTING_SEARCH_SORTS } from '@domain/printing-search';
import { refusal } from '@server/errors';
import { builder } from '@server/graphql/builder';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  MAX_FIRST,
  notACursor,
  pageInfoOf,
  type PageInfo,
  PageInfoRef,
} from '@server/graphql/page';
import { findPrintings, type FoundPrinting } from './queries';

const Sort = builder.enumType('PrintingSearchSort', { values: PRINTING_SEARCH_SORTS });
const Direction = builder.enumType('SortDirection', { values: SORT_DIRECTIONS });

const FoundPrintingRef = builder.objectRef<FoundPrinting>('FoundPrinting').implement({
  description:
    'A printing that a search found, with what others ask for it on lists that the viewer may see.',
  fields: (t) => ({
    cardId: t.exposeID('cardId'),
    variantId: t.exposeID('variantId', {
      nullable: true,
      description: 'Null for a card without any printing.',
    }),
    sellers: t.exposeInt('sellers', { description: 'How many others sell it.' }),
    lowestPriceInCents: t.exposeInt('lowestCents', {
      nullable: true,
      description: 'The lowest price that they ask; null if none of them names one.',
    }),
    sellerHandle: t.exposeString('sellerHandle', {
      nullable: true,
      description: 'Who asks that price, or one of the sellers; null without sellers.',
    }),
  }),
});

interface FoundPage {
  total: number;
  nodes: FoundPrinting[];
  pageInfo: PageInfo;
}

const FoundPrintingConnection = builder.objectRef<FoundPage>('FoundPrintingConnection').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many printings match.' }),
    nodes: t.expose('nodes', { type: [FoundPrintingRef] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef }),
  }),
});

builder.queryField('searchPrintings', (t) =>
  t.field({
    description: `Printings of all sets of which a search line is true (rules/search); 1 to ${MAX_FIRST} at once. A line with an error is refused with its places.`,
    type: FoundPrintingConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      query: t.arg.string({ required: true }),
      cardSetCode: t.arg.string({ description: 'Only of this set.' }),
      sort: t.arg({
        type: Sort,
        required: true,
        defaultValue: DEFAULT_PRINTING_SEARCH_ORDER.sort,
      }),
      direction: t.arg({
        type: Direction,
        required: true,
        defaultValue: DEFAULT_PRINTING_SEARCH_ORDER.direction,
      }),
      first: t.arg.int({ defaultValue: 24, required: true }),
      after: t.arg.string(),
    },
    resolve: async (_root, args, { database, viewer }) => {
      const { sort, direction, first } = args;
      checkFirst(first);
      const offset = parseOffset(args.after ?? null);
      const { total, nodes } = await findPrintings(database, {
        expression: expressionOf(args.query),
        cardSetId: args.cardSetCode ? normalizeCardSetCode(args.cardSetCode).toLowerCase() : null,
        sort,
        direction,
        viewer,
        first: first + 1,
        offset,
      });
      const endOf = () => encodeCursor(offset + Math.min(first, nodes.length));
      return { total, nodes: nodes.slice(0, first), pageInfo: pageInfoOf(nodes, first, endOf) };
    },
  }),
);

/** @throws a refusal with the places of the line's errors */
function expressionOf(query: string): CardExpression {
  const parsed = parseSearchLine(query);
  if (parsed.ok) return parsed.expression;
  const { errors } = parsed;
  throw refusal('VALIDATION', errors[0]?.message ?? 'This search can’t be read.', {
    field: 'query',
    errors,
  });
}

/** How many printings a page skips. @throws a field error for anything but a page's `endCursor` */
function parseOffset(cursor: string | null): number {
  if (cursor === null) return 0;
  const text = decodeCursor(cursor);
  if (!/^\d{1,7}$/.test(text)) throw notACursor();
  return Number(text);
}
