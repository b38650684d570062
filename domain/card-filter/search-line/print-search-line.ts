import type { CardFilter } from '../card-filter';
import { expressionOf } from '../filter-expression';
import { parseSearchLine } from './parse-search-line';
import { printExpression } from './print-expression';

/**
 * What the drawer and the search line's rest ask together, as one line: the filter first. A query that can't be read
 * stays as it was typed. A filter with many words may make a longer line than {@link parseSearchLine} takes.
 */
export function printSearchLine({ filter, query }: { filter: CardFilter; query: string }): string {
  const asked = expressionOf(filter);
  const rest = parseSearchLine(query);
  return rest.ok
    ? printExpression({ kind: 'all', of: [asked, rest.expression] })
    : `${printExpression(asked)} ${query}`.trimStart();
}
