import { facetCounts, type NamedFacet, namedFacetsOf, splitExpression } from '@domain/card-filter';
import { IS_SOLD } from '@domain/printing-search';
import { builder, SEARCH } from '@server/platform/graphql/builder';
import { expressionOf, searchOf, TYPICAL_PRINTINGS } from './search-of';

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
