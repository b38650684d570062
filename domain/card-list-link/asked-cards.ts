import {
  canonicalFilter,
  EMPTY_CARD_FILTER,
  expressionOf,
  parseSearchLine,
  printExpression,
  splitExpression,
  wellFormedText,
  type CardFilter,
} from '../card-filter';
import { isCardSetCode, normalizeCardSetCode } from '../card-set';

/** Which cards are asked for, whatever page shows them. */
export interface AskedCards {
  filter: CardFilter;
  /** What stands in the search line beyond the filter, as its canonical text; at most {@link QUERY_LENGTH} units. */
  query: string;
}

/** In UTF-16 units. */
export const QUERY_LENGTH = 500;

/** Every card. */
export const NOTHING_ASKED: AskedCards = { filter: EMPTY_CARD_FILTER, query: '' };

/** What the query says that the filter can say goes into the filter; a query that can't be read says nothing. */
export function canonicalAsked(asked: AskedCards): AskedCards {
  const filter = canonicalFilter(asked.filter);
  const query = parseSearchLine(wellFormedText(asked.query, QUERY_LENGTH));
  if (asked.query === '' || !query.ok) return { filter, query: '' };
  const parts = splitExpression({ kind: 'all', of: [expressionOf(filter), query.expression] });
  return { filter: parts.filter, query: printExpression(parts.rest) };
}

/** A set's code in lower case, as a link names it; left out where it can't be a code. */
export const canonicalSet = (set: string | undefined): { set?: string } =>
  set !== undefined && isCardSetCode(normalizeCardSetCode(set)) ? { set: set.toLowerCase() } : {};
