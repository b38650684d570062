import type { FacetCounts } from './card-index';
import { filterField, FILTER_FIELDS, LIST_FIELDS } from './fields';

/** How many a choice of the drawer would leave, named as a link names it. */
export interface NamedFacet {
  /** The parameter of a link that holds the choice, such as `rarity`. */
  parameter: string;
  value: string;
  count: number;
}

/** The counts of choices by the lists of the filter and their values; words in lower case. Unknown ones are left out. */
export function facetCountsOf(named: readonly NamedFacet[]): FacetCounts {
  const counts = Object.fromEntries(
    LIST_FIELDS.filter((list) => list !== 'requiredAspects').map((list) => {
      const { parameter, valueOf } = filterField(list);
      const isWords = FILTER_FIELDS[list].family === 'word';
      const own = named
        .filter((facet) => facet.parameter === parameter)
        .flatMap(({ value: text, count }) => {
          const value = valueOf(isWords ? text.toLowerCase() : text);
          return value === undefined ? [] : [[value, count] as const];
        });
      return [list, new Map(own)];
    }),
  );
  return counts as unknown as FacetCounts;
}
