import { SORT_DIRECTIONS } from '@domain/card';
import {
  cardIndexOf,
  type CardExpression,
  conditionsIn,
  facetCounts,
  MAX_NAMED_SELLERS,
  namedFacetsOf,
  type NamedFacet,
  parseSearchLine,
  splitExpression,
} from '@domain/card-filter';
import { normalizeCardSetCode } from '@domain/card-set';
import {
  DEFAULT_PRINTING_SEARCH_ORDER,
  IS_SOLD,
  PRINTING_SEARCH_SORTS,
  searchPrintings,
} from '@domain/printing-search';
import { findCheapestSellers } from '@server/modules/market';
import { checkSellers, isHandle } from '@server/modules/market/schema';
import { refusal } from '@server/platform/errors';
import { builder, SEARCH } from '@server/platform/graphql/builder';
import type { Context } from '@server/platform/graphql/context';
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
import { currentSearchable } from './queries/searchable';
import { findFacts } from './queries/viewers-facts';

/*
 * Searches of pages that were loaded before their own program searched (rules/search#where-it-runs), and the first rows that
 * a document brings.
 */

/** How many printings of a set count in a query's complexity. */
const TYPICAL_PRINTINGS = 300;

const Sort = builder.enumType('PrintingSearchSort', { values: PRINTING_SEARCH_SORTS });
const Direction = builder.enumType('SortDirection', { values: SORT_DIRECTIONS });

interface FoundPrinting {
  cardId: string;
  variantId: string | null;
  sellers: number;
  lowestCents: number | null;
  /** Who sells each printing of the page cheapest, read once if somebody asks. */
  cheapest: () => Promise<ReadonlyMap<string, string>>;
}

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
    sellerHandle: t.string({
      nullable: true,
      description: 'Who asks that price, or one of the sellers; null without sellers.',
      resolve: async ({ variantId, cheapest }) => (await cheapest()).get(variantId ?? '') ?? null,
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
    resolve: async (_root, args, context) => {
      const { first, isForSale, sort, direction } = args;
      checkFirst(first);
      const asked = expressionOf(args.query);
      const offset = parseOffset(args.after ?? null);
      const code = args.cardSetCode;
      const parts = [asked];
      if (isForSale) parts.push(IS_SOLD);
      if (code) parts.push({ kind: 'set', among: [normalizeCardSetCode(code).toLowerCase()] });
      const { expression, index, facts } = await searchOf(context, parts);
      const found = searchPrintings(index, { expression, facts, sort, direction });
      const page = found.slice(offset, offset + first + 1);
      const shown = page.slice(0, first);
      const ids = shown.flatMap(({ variant }) => variant?.id ?? []);
      let read: ReturnType<FoundPrinting['cheapest']> | undefined;
      const cheapest = () =>
        (read ??= findCheapestSellers(context.database, context.viewer, ids).then(
          (sellers) => new Map(sellers.map((each) => [each.variantId, each.sellerHandle])),
        ));
      const endOf = () => encodeCursor(offset + shown.length);
      return {
        total: found.length,
        nodes: shown.map(({ card, variant }) => ({
          cardId: card.id,
          variantId: variant?.id ?? null,
          sellers: facts.market[variant?.id ?? '']?.sellers ?? 0,
          lowestCents: facts.market[variant?.id ?? '']?.lowestCents ?? null,
          cheapest,
        })),
        pageInfo: pageInfoOf(page, first, endOf),
      };
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
    resolve: async (_root, { query, isForSale }, context) => {
      const { filter, rest: asked } = splitExpression(expressionOf(query));
      const { expression, index, facts } = await searchOf(
        context,
        isForSale ? [asked, IS_SOLD] : [asked],
      );
      const search = { filter, rest: expression, facts, among: null, of: 'printings' } as const;
      return namedFacetsOf(facetCounts(index, search));
    },
  }),
);

interface PrintingMarket {
  variantId: string;
  sellers: number;
  namedSellers: string[];
  lowestCents: number | null;
  change7: number | null;
  change30: number | null;
  change90: number | null;
}

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
    resolve: async (_root, { cardSetCode, namedSellers }, context): Promise<PrintingMarket[]> => {
      checkSellers(namedSellers, 'namedSellers');
      const id = normalizeCardSetCode(cardSetCode).toLowerCase();
      const named = namedSellers.filter(isHandle);
      const { index, facts } = await searchOf(context, [
        IS_SOLD,
        ...named.map((handle) => ({ kind: 'seller', handle }) as const),
      ]);
      const ofSet = index.cards.filter(({ cardSetId }) => cardSetId === id);
      return ofSet
        .flatMap(({ cardVariants }) => cardVariants)
        .flatMap(({ id: variantId }) => {
          const { sellers = 0, lowestCents = null } = facts.market[variantId] ?? {};
          const changes = facts.changes[variantId] ?? {};
          if (sellers === 0 && Object.keys(changes).length === 0) return [];
          return {
            variantId,
            sellers,
            lowestCents,
            namedSellers: Object.keys(facts.soldBy)
              .filter((handle) => facts.soldBy[handle]?.includes(variantId))
              .toSorted(),
            change7: changes[7] ?? null,
            change30: changes[30] ?? null,
            change90: changes[90] ?? null,
          };
        });
    },
  }),
);

/** All parts of an expression together, with what they are evaluated over. It costs as much as they have terms. */
async function searchOf(context: Context, parts: readonly CardExpression[]) {
  const { database, viewer, spend } = context;
  const expression: CardExpression = { kind: 'all', of: parts };
  spend(conditionsIn(expression).length);
  const searchable = await currentSearchable(context);
  const facts = await findFacts(database, searchable, { expression, viewer });
  return { expression, facts, index: cardIndexOf(searchable.cards) };
}

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

/** How many printings a page skips. @throws a field error for anything but a page's `endCursor` */
function parseOffset(cursor: string | null): number {
  if (cursor === null) return 0;
  const text = decodeCursor(cursor);
  if (!/^\d{1,7}$/.test(text)) throw notACursor();
  return Number(text);
}
