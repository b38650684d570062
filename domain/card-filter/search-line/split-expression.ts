import { canonicalFilter } from '../canonical-filter';
import type { CardExpression } from '../card-expression';
import { EMPTY_CARD_FILTER, type CardFilter } from '../card-filter';
import { normalise } from './normalise';
import { takeTerm } from './take-term';

/**
 * Parts an expression between the drawer and the search line: every term that the drawer can say goes into the filter,
 * which is canonical, and the rest stays as it stands: comparisons, negations, alternatives, a second text. Both
 * together ask what the expression asks.
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
