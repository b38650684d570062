import { SORT_DIRECTIONS } from '@domain/card';
import {
  conditionsIn,
  parseSearchLine,
  splitExpression,
  type CardExpression,
  type NamedFacet,
} from '@domain/card-filter';
import { normalizeCardSetCode } from '@domain/card-set';
import {
  DEFAULT_PRINTING_SEARCH_ORDER,
  MAX_NAMED_SELLERS,
  PRINTING_SEARCH_SORTS,
} from '@domain/printing-search';
import { handleErrorOf } from '@domain/user';
import { refusal } from '@server/platform/errors';
import { builder, SEARCH } from '@server/platform/graphql/builder';
import {
  checkFirst,
  decodeCursor,
  encodeCursor,
  MAX_FIRST,
  notACursor,
  pageInfoOf,
  type PageInfo,
  PageInfoRef,
} from '@server/platform/graphql/page';
import { findFacets } from './queries/facets';
import { findMarketOfSet, type PrintingMarket } from './queries/market-of-set';
import { searchPrintings, type FoundPrinting } from './queries/search-printings';

/** True of printings that others sell. */
const IS_SOLD = { kind: 'sellers', is: '>', than: 0 } as const;

/** How many printings of a set count in a query's complexity. */
const TYPICAL_PRINTINGS = 300;

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
    ...SEARCH,
    description: `Printings of all sets of which a search line is true (rules/search); 1 to ${MAX_FIRST} at once. A line with an error is refused with its places.`,
    type: FoundPrintingConnection,
    complexity: { field: 1, multiplier: MAX_FIRST },
    args: {
      query: t.arg.string({ required: true }),
      cardSetCode: t.arg.string({ description: 'Only of this set.' }),
      isForSale: t.arg.boolean({
        description: 'Only printings that others sell.',
        defaultValue: false,
        required: true,
      }),
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
    resolve: async (_root, args, { database, viewer, spend }) => {
      const { sort, direction, first, isForSale } = args;
      checkFirst(first);
      const expression = expressionOf(args.query);
      spend(costOf(expression));
      const offset = parseOffset(args.after ?? null);
      const { total, nodes } = await searchPrintings(database, {
        expression: isForSale ? { kind: 'all', of: [expression, IS_SOLD] } : expression,
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

const FacetCountRef = builder.objectRef<NamedFacet>('FacetCount').implement({
  description:
    'How many printings a choice of the filter drawer would leave of those that a search finds.',
  fields: (t) => ({
    parameter: t.exposeString('parameter', {
      description: 'The parameter of a link that holds the choice, such as `rarity`.',
    }),
    value: t.exposeString('value', { description: 'The choice as a link names it.' }),
    count: t.exposeInt('count'),
  }),
});

builder.queryField('printingFacets', (t) =>
  t.field({
    ...SEARCH,
    description:
      'What each choice of the filter drawer would leave of the printings that match everything else in a search line (rules/filters#counts). A choice that isn’t named leaves none.',
    type: [FacetCountRef],
    complexity: { field: 1, multiplier: TYPICAL_PRINTINGS },
    args: {
      query: t.arg.string({ required: true }),
      isForSale: t.arg.boolean({
        description: 'Only printings that others sell.',
        defaultValue: false,
        required: true,
      }),
    },
    resolve: (_root, { query, isForSale }, { database, viewer, spend }) => {
      const asked = expressionOf(query);
      spend(costOf(asked));
      const { filter, rest } = splitExpression(asked);
      const all = { kind: 'all', of: [rest, IS_SOLD] } as const;
      return findFacets(database, { filter, rest: isForSale ? all : rest, viewer });
    },
  }),
);

const PrintingMarketRef = builder.objectRef<PrintingMarket>('PrintingMarket').implement({
  description:
    'What others ask for a printing on lists that the viewer may see, and how its price has changed, in percent.',
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    sellers: t.exposeInt('sellers', { description: 'How many others sell it.' }),
    namedSellers: t.exposeStringList('namedSellers', {
      description: 'Those of the sellers who were asked about; handles.',
    }),
    lowestPriceInCents: t.exposeInt('lowestCents', {
      nullable: true,
      description: 'The lowest price that they ask; null if none of them names one.',
    }),
    change7: t.exposeInt('change7', { nullable: true }),
    change30: t.exposeInt('change30', { nullable: true }),
    change90: t.exposeInt('change90', { nullable: true }),
  }),
});

builder.queryField('marketOfSet', (t) =>
  t.field({
    ...SEARCH,
    description:
      'The market of a set’s printings, in the set’s order: those that others sell or whose price has a known change. Empty for an unknown set.',
    type: [PrintingMarketRef],
    complexity: { field: 1, multiplier: TYPICAL_PRINTINGS },
    args: {
      cardSetCode: t.arg.string({ required: true }),
      namedSellers: t.arg.stringList({
        required: true,
        description: `Handles of which each printing says who sells it; at most ${MAX_NAMED_SELLERS}.`,
      }),
    },
    resolve: (_root, { cardSetCode, namedSellers }, { database, viewer, spend }) => {
      if (namedSellers.length > MAX_NAMED_SELLERS) {
        throw refusal('VALIDATION', `A search names at most ${MAX_NAMED_SELLERS} sellers.`, {
          field: 'namedSellers',
        });
      }
      spend(namedSellers.length);
      return findMarketOfSet(database, {
        cardSetId: normalizeCardSetCode(cardSetCode).toLowerCase(),
        namedSellers: namedSellers.filter((handle) => handleErrorOf(handle) === null),
        viewer,
      });
    },
  }),
);

/** What a search line asks for. @throws a refusal with the places of the line's errors */
export function expressionOf(query: string): CardExpression {
  const parsed = parseSearchLine(query);
  if (parsed.ok) return parsed.expression;
  const { errors } = parsed;
  throw refusal('VALIDATION', errors[0]?.message ?? 'This search can’t be read.', {
    field: 'query',
    errors,
  });
}

/** What a search costs beyond a plain request: each of its terms is planned and evaluated. */
const costOf = (expression: CardExpression): number => conditionsIn(expression).length;

/** How many printings a page skips. @throws a field error for anything but a page's `endCursor` */
function parseOffset(cursor: string | null): number {
  if (cursor === null) return 0;
  const text = decodeCursor(cursor);
  if (!/^\d{1,7}$/.test(text)) throw notACursor();
  return Number(text);
}
