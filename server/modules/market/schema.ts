import type { MarketColumns } from '@domain/market';
import { MAX_NAMED_SELLERS } from '@domain/card-filter';
import { handleErrorOf } from '@domain/user';
import { refusal } from '@server/platform/errors';
import { builder, FROM_REPLICA, SEARCH } from '@server/platform/graphql/builder';
import { MAX_FIRST } from '@server/platform/graphql/page';
import {
  type CheapestSeller,
  findCheapestSellers,
  findPrintingsOfSellers,
  type SoldPrintings,
} from './queries/sellers';
import { findViewersMarket } from './queries/viewers-market';

const ViewersMarketRef = builder.objectRef<MarketColumns>('ViewersMarket').implement({
  description:
    'What others ask for some printings, by column: each printing has the same place in all lists.',
  fields: (t) => ({
    variantIds: t.field({ type: ['ID'], resolve: ({ variantIds }) => [...variantIds] }),
    sellers: t.intList({ resolve: ({ sellers }) => [...sellers] }),
    copies: t.intList({ resolve: ({ copies }) => [...copies] }),
    lowestPricesInCents: t.field({
      type: t.listRef('Int', { nullable: true }),
      description: 'Null where none of the sellers names a price.',
      resolve: ({ lowestCents }) => [...lowestCents],
    }),
  }),
});

const NOTHING: MarketColumns = { variantIds: [], sellers: [], copies: [], lowestCents: [] };

builder.queryField('viewersMarket', (t) =>
  t.field({
    ...FROM_REPLICA,
    description:
      'The printings in which the viewer’s market differs from everyone’s (`GET /api/market`): those that they sell, that are shared with them alone, and that blocked players sell. Empty for a visitor.',
    type: ViewersMarketRef,
    resolve: (_root, _args, { database, viewer }) =>
      viewer === null ? NOTHING : findViewersMarket(database, viewer),
  }),
);

const SoldPrintingsRef = builder.objectRef<SoldPrintings>('SoldPrintings').implement({
  description: 'What a player sells, on lists that the viewer may see.',
  fields: (t) => ({
    handle: t.exposeString('handle'),
    variantIds: t.exposeIDList('variantIds'),
  }),
});

builder.queryField('printingsOfSellers', (t) =>
  t.field({
    ...SEARCH,
    description:
      'What named players sell. Who sells nothing on a list that the viewer may see is left out.',
    type: [SoldPrintingsRef],
    args: {
      handles: t.arg.stringList({ required: true, description: `At most ${MAX_NAMED_SELLERS}.` }),
    },
    resolve: (_root, { handles }, { database, viewer, spend }) => {
      checkSellers(handles, 'handles');
      spend(handles.length);
      return findPrintingsOfSellers(database, viewer, handles.filter(isHandle));
    },
  }),
);

const CheapestSellerRef = builder.objectRef<CheapestSeller>('CheapestSeller').implement({
  fields: (t) => ({
    variantId: t.exposeID('variantId'),
    sellerHandle: t.exposeString('sellerHandle'),
  }),
});

builder.queryField('cheapestSellers', (t) =>
  t.field({
    ...SEARCH,
    description:
      'Who asks the lowest price for each printing, or one of its sellers, on lists that the viewer may see; without printings that nobody sells there.',
    type: [CheapestSellerRef],
    args: {
      variantIds: t.arg.idList({ required: true, description: `At most ${MAX_FIRST}.` }),
    },
    resolve: (_root, { variantIds }, { database, viewer, spend }) => {
      if (variantIds.length > MAX_FIRST) {
        throw refusal('VALIDATION', `At most ${MAX_FIRST} printings are asked about at once.`, {
          field: 'variantIds',
        });
      }
      spend(Math.ceil(variantIds.length / 10));
      return findCheapestSellers(database, viewer, variantIds.map(String));
    },
  }),
);

/** @throws a field error for more players than a search line names */
export function checkSellers(handles: readonly string[], field: string): void {
  if (handles.length <= MAX_NAMED_SELLERS) return;
  throw refusal('VALIDATION', `A search names at most ${MAX_NAMED_SELLERS} sellers.`, { field });
}

export const isHandle = (text: string): boolean => handleErrorOf(text) === null;
