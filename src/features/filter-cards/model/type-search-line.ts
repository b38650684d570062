import {
  EMPTY_CARD_FILTER,
  parseSearchLine,
  printExpression,
  splitExpression,
} from '@domain/card-filter';
import { searchLineTyped, type TypedSearchLine } from './card-list-slice';

/**
 * The event of a typed search line. It says what the line means, so that the grammar comes with the search line and not
 * with the reducers, which every page loads.
 */
export const typeSearchLine = (line: string) => searchLineTyped({ line, meaning: meaningOf(line) });

/** A line's filter, split between the drawer and the rest. A line with a mistake stays whole, so that its link shows it. */
function meaningOf(line: string): TypedSearchLine['meaning'] {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) return { filter: EMPTY_CARD_FILTER, query: line };
  const { filter, rest } = splitExpression(parsed.expression);
  return { filter, query: printExpression(rest) };
}
