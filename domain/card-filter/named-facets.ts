import type { FacetCounts } from './card-index';
import { filterField, LIST_FIELDS } from './fields';

/** How many a choice of the drawer would leave, named as a link names it. */
export interface NamedFacet {
  /** The parameter of a link that holds the choice, such as `rarity`. */
  parameter: string;
  value: string;
  count: number;
}

/** The counts of choices, each by its name; a choice that leaves none isn't named. */
export const namedFacetsOf = (counts: FacetCounts): NamedFacet[] =>
  LIST_FIELDS.flatMap((list) => {
    if (list === 'requiredAspects') return [];
    const { parameter, textOf } = filterField(list);
    return [...counts[list]].flatMap(([value, count]) =>
      count === 0 ? [] : { parameter, value: (textOf as (of: unknown) => string)(value), count },
    );
  });
