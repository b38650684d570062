import { SORT_DIRECTIONS } from '@domain/card';
import { normalizeCardSetCode } from '@domain/card-set';
import {
  DEFAULT_PRINTING_SEARCH_ORDER,
  IS_SOLD,
  PRINTING_SEARCH_SORTS,
  searchPrintings,
} from '@domain/printing-search';
import { findCheapestSellers } from '@server/modules/market';
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
import { expressionOf, searchOf } from './search-of';

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
      const ids = shown.flatMap(({ printing }) => printing?.id ?? []);
      let read: ReturnType<FoundPrinting['cheapest']> | undefined;
      const cheapest = () =>
        (read ??= findCheapestSellers(context.database, context.viewer, ids).then(
          (sellers) => new Map(sellers.map((each) => [each.variantId, each.sellerHandle])),
        ));
      const endOf = () => encodeCursor(offset + shown.length);
      return {
        total: found.length,
        nodes: shown.map(({ card, printing }) => ({
          cardId: card.id,
          variantId: printing?.id ?? null,
          sellers: facts.market[printing?.id ?? '']?.sellers ?? 0,
          lowestCents: facts.market[printing?.id ?? '']?.lowestCents ?? null,
          cheapest,
        })),
        pageInfo: pageInfoOf(page, first, endOf),
      };
    },
  }),
);

/** How many printings a page skips. @throws a field error for anything but a page's `endCursor` */
function parseOffset(cursor: string | null): number {
  if (cursor === null) return 0;
  const text = decodeCursor(cursor);
  if (!/^\d{1,7}$/.test(text)) throw notACursor();
  return Number(text);
}
