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
import type { Database } from '@server/platform/db/database';
import { namedParts, repeatedStatements } from '@server/platform/db/prepared-statement';
import { readSnapshot } from '@server/platform/db/read-snapshot';
import { findMarketState } from '@server/modules/market';
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
import { askedInSnapshot, type PrintingSearch } from './search-printings';

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
  const state = await findMarketState(snapshot, viewer);
  const asked = await askedInSnapshot(snapshot, { expression, viewer }, state);
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
  const of = (list: ListField): SQL[] =>
    conditionsOf(list, filter).map((part) => conditionOf(part, asked).where);
  const holding = (lists: readonly ListField[]): SQL =>
    sql.join([sql`true`, ...lists.flatMap(of)], sql` and `);
  const all = sql`matching join search_card k on k.key = matching.card_key`;
  const facets = LISTED.map((list) => {
    const { family } = FILTER_FIELDS[list];
    const needsAll = family === 'word' || family === 'aspect';
    const from =
      needsAll || of(list).length === 0
        ? sql`chosen k`
        : sql`${all} where ${holding(LIST_FIELDS.filter((other) => other !== list))}`;
    // Cards have a few hundred different values, each of which is taken apart once.
    return sql`
      select ${sql.raw(`'${list}'`)} as list, choice.value, sum(held.printings)::int as count
        from (select ${columnOf(list)} as value, sum(printings) as printings from ${from} group by 1) held
        cross join lateral (select ${valuesOf(list)} as value) choice
        where choice.value is not null group by choice.value`;
  });
  const chosen = sql`
    select ${sql.join(LISTED.map(columnOf), sql`, `)}, matching.printings from ${all} where ${holding(LIST_FIELDS)}`;
  return sql`${namedParts({ ...condition.parts, matching, chosen })} ${sql.join(facets, sql` union all `)}`;
}

const LISTED = LIST_FIELDS.filter((list) => list !== 'requiredAspects');

/** What a card `k` has of a list. */
function columnOf(list: ListField): SQL {
  const field = FILTER_FIELDS[list];
  switch (field.family) {
    case 'enumeration':
      return ENUMERATION_COLUMN[field.kind];
    case 'number':
      return NUMBER_COLUMN[field.property];
    case 'aspect':
      return sql`k.aspects`;
    case 'word':
      return WORDS_COLUMN[field.kind];
  }
}

/** The values of what is `held`, as rows of text. */
function valuesOf(list: ListField): SQL {
  switch (FILTER_FIELDS[list].family) {
    case 'enumeration':
    case 'number':
      return sql`held.value::text`;
    case 'aspect':
      return sql`unnest(case when held.value = '{}' then array[${NO_ASPECT}::text] else held.value::text[] end)`;
    case 'word':
      return sql`distinct unnest(held.value)`;
  }
}
