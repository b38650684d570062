import { MAX_NAMED_SELLERS } from '@domain/card-filter';
import { normalizeCardSetCode } from '@domain/card-set';
import { IS_SOLD } from '@domain/printing-search';
import { checkSellers, isHandle } from '@server/modules/market/schema';
import { builder, SEARCH } from '@server/platform/graphql/builder';
import { searchOf, TYPICAL_PRINTINGS } from './search-of';

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
