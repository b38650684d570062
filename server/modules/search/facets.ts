import {
  conditionsOf,
  EMPTY_CARD_FILTER,
  expressionOf,
  FILTER_FIELDS,
  filterField,
  LIST_FIELDS,
  NO_ASPECT,
  type CardExpression,
  type CardFilter,
  type ListField,
  type NamedFacet,
} from '@domain/card-filter';
import type { Database } from '@server/db/database';
import { namedParts, repeatedStatements } from '@server/db/prepared-statement';
import { readSnapshot } from '@server/db/read-snapshot';
import { sql, type SQL } from 'drizzle-orm';
import {
  type Asked,
  conditionOf,
  ENUMERATION_COLUMN,
  joinsOf,
  NUMBER_COLUMN,
  ROWS,
  WORDS_COLUMN,
} from './expression-sql';
import { askedBy, type PrintingSearch } from './queries';

export interface FacetedPrintings extends Pick<PrintingSearch, 'viewer'> {
  filter: CardFilter;
  /** What else is asked. */
  rest: CardExpression;
}

const repeated = repeatedStatements('facets');

/**
 * Counts what each choice would leave of the printings that match everything else, as the domain's `facetCounts` does of
 * cards (rules/filters#counts). A choice that isn't named leaves none.
 */
export const findFacets = (database: Database, search: FacetedPrintings): Promise<NamedFacet[]> =>
  readSnapshot(database, (snapshot) => facetsIn(snapshot, search));

async function facetsIn(snapshot: Database, search: FacetedPrintings): Promise<NamedFacet[]> {
  const { filter, rest, viewer } = search;
  const text = expressionOf({ ...EMPTY_CARD_FILTER, searchText: filter.searchText });
  const expression: CardExpression = { kind: 'all', of: [text, rest] };
  const asked = await askedBy(snapshot, { expression, viewer });
  const counted = await repeated<Counted>(snapshot, facetStatement(filter, expression, asked));
  return counted.map(({ list, value, count }) => {
    const { parameter, textOf } = filterField(list);
    return { parameter, value: (textOf as (value: string) => string)(value), count };
  });
}

interface Counted {
  list: ListField;
  /** A value of the list as text. */
  value: string;
  count: number;
}

/** Also for tests that look at its plan. */
export function facetStatement(filter: CardFilter, rest: CardExpression, asked: Asked): SQL {
  const condition = conditionOf(rest, asked);
  const matching = condition.isAboutPrintings
    ? sql`
    select r.card_key, count(*)::int as printings from ${ROWS} ${joinsOf(condition)}
      where ${condition.where} group by r.card_key`
    : sql`
    select k.key as card_key, k.rows as printings from search_card k ${joinsOf(condition)} where ${condition.where}`;
  const holding = (list: ListField): SQL[] =>
    conditionsOf(list, filter).map((part) => conditionOf(part, asked).where);
  const facets = LIST_FIELDS.filter((list) => list !== 'requiredAspects').map((list) => {
    const { family } = FILTER_FIELDS[list];
    const needsAll = family === 'word' || family === 'aspect';
    const others = LIST_FIELDS.filter((other) => needsAll || other !== list);
    const holds = sql.join([sql`true`, ...others.flatMap(holding)], sql` and `);
    return sql`
      select ${sql.raw(`'${list}'`)} as list, choice.value, sum(matching.printings)::int as count
        from matching join search_card k on k.key = matching.card_key
        cross join lateral (select ${valuesOf(list)} as value) choice
        where ${holds} and choice.value is not null group by choice.value`;
  });
  return sql`${namedParts({ ...condition.parts, matching })} ${sql.join(facets, sql` union all `)}`;
}

/** A card's values of a list, as rows of text. */
function valuesOf(list: ListField): SQL {
  const field = FILTER_FIELDS[list];
  switch (field.family) {
    case 'enumeration':
      return sql`${ENUMERATION_COLUMN[field.kind]}::text`;
    case 'number':
      return sql`${NUMBER_COLUMN[field.property]}::text`;
    case 'aspect':
      return sql`unnest(case when k.aspects = '{}' then array[${NO_ASPECT}::text] else k.aspects::text[] end)`;
    case 'word':
      return sql`distinct unnest(${WORDS_COLUMN[field.kind]})`;
  }
}
