import type { CardExpression } from '../card-expression';
import { canonicalFilter, EMPTY_CARD_FILTER, expressionOf, type CardFilter } from '../card-filter';
import {
  type EnumerationField,
  FILTER_FIELDS,
  LIST_FIELDS,
  type ListField,
  type WordField,
} from '../fields';
import { normalise } from './normalise';
import { parseSearchLine } from './parse-search-line';
import { printExpression } from './print-expression';

/**
 * Splits an expression between the drawer and the search line. Every term that the drawer can express goes into the
 * filter, which is canonical. The rest stays: comparisons, negations, alternatives, a second text. Both together mean
 * the same as the expression.
 */
export function splitExpression(expression: CardExpression): {
  filter: CardFilter;
  rest: CardExpression;
} {
  const normal = normalise(expression);
  const terms = normal.kind === 'all' ? normal.of : [normal];
  const requiredAspects = terms.flatMap((term) => (term.kind === 'aspect' ? [term.has] : []));
  let filter = canonicalFilter({ ...EMPTY_CARD_FILTER, requiredAspects });
  const rest = terms.filter((term) => {
    const taken = takeTerm(filter, term);
    filter = taken ?? filter;
    return taken === null;
  });
  return { filter, rest: normalise({ kind: 'all', of: rest }) };
}

/**
 * The filter with one more term in it, whose `requiredAspects` are complete already. A filter has one text and one list
 * per field, and a term that its canonical form would drop doesn't fit.
 *
 * @returns null when the term doesn't fit
 */
function takeTerm(filter: CardFilter, term: CardExpression): CardFilter | null {
  switch (term.kind) {
    case 'text':
      return term.field === 'name' ? takeText(filter, term.part) : null;
    case 'aspect':
      return filter;
    case 'aspects': {
      const { requiredAspects } = filter;
      const selected = term.within.filter((aspect) => !requiredAspects.includes(aspect));
      const covers = requiredAspects.every((aspect) => term.within.includes(aspect));
      return covers ? takeList(filter, 'selectedAspects', selected) : null;
    }
    case 'trait':
    case 'keyword':
      return takeWord(filter, listOf(term), term.has);
    case 'rarity':
    case 'cardType':
    case 'arena':
    case 'number':
      return takeList(filter, listOf(term), term.among);
    default:
      return null;
  }
}

type FieldExpression = Extract<
  CardExpression,
  { kind: EnumerationField['kind'] | WordField['kind'] | 'number' }
>;

/** The filter's list that can hold a term. */
function listOf(term: FieldExpression): ListField {
  const name = term.kind === 'number' ? term.field : term.kind;
  const list = LIST_FIELDS.find((key) => {
    const field = FILTER_FIELDS[key];
    if (field.family === 'aspect') return false;
    return (field.family === 'number' ? field.property : field.kind) === name;
  });
  if (list === undefined) throw new Error(`No list of the filter asks for ${name}`);
  return list;
}

function takeText(filter: CardFilter, searchText: string): CardFilter | null {
  if (filter.searchText !== '' || searchText === '') return null;
  const taken = canonicalFilter({ ...filter, searchText });
  return taken.searchText === searchText ? taken : null;
}

/** `values` has no duplicates. An empty list would match every card instead of none. */
function takeList(
  filter: CardFilter,
  name: ListField,
  values: readonly (string | number)[],
): CardFilter | null {
  if (filter[name].length > 0 || values.length === 0) return null;
  const taken = canonicalFilter({ ...filter, [name]: values });
  return taken[name].length === values.length ? taken : null;
}

/** A filter's words are combined with AND, so another one can be added. */
function takeWord(filter: CardFilter, name: ListField, word: string): CardFilter | null {
  const chosen: readonly (string | number)[] = filter[name];
  if (chosen.some((own) => String(own).toLowerCase() === word.toLowerCase())) return filter;
  const taken = canonicalFilter({ ...filter, [name]: [...chosen, word] });
  const words: readonly (string | number)[] = taken[name];
  return words.includes(word) && words.length > chosen.length ? taken : null;
}

/**
 * The drawer's filter and the rest of the search line as one line, filter first. A query that can't be parsed stays as
 * typed. A filter with many words may give a longer line than {@link parseSearchLine} accepts.
 */
export function printSearchLine({ filter, query }: { filter: CardFilter; query: string }): string {
  const filterExpression = expressionOf(filter);
  const rest = parseSearchLine(query);
  return rest.ok
    ? printExpression({ kind: 'all', of: [filterExpression, rest.expression] })
    : `${printExpression(filterExpression)} ${query}`.trimStart();
}

/** Filter and query as one search line without the terms that have a mistake, as the server is asked. */
export const printUnderstood = ({ filter, query }: { filter: CardFilter; query: string }): string =>
  printExpression({ kind: 'all', of: [expressionOf(filter), parseSearchLine(query).expression] });
