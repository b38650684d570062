import {
  cardIndexOf,
  type CardExpression,
  conditionsIn,
  parseSearchLine,
} from '@domain/card-filter';
import { refusal } from '@server/platform/errors';
import type { Context } from '@server/platform/graphql/context';
import { currentSearchable } from '../queries/searchable';
import { findFacts } from '../queries/viewers-facts';

/** How many printings of a set count in a query's complexity. */
export const TYPICAL_PRINTINGS = 300;

/** All parts of an expression together, with what they are evaluated over. It costs as much as they have terms. */
export async function searchOf(context: Context, parts: readonly CardExpression[]) {
  const { database, viewer, spend } = context;
  const expression: CardExpression = { kind: 'all', of: parts };
  spend(conditionsIn(expression).length);
  const searchable = await currentSearchable(context);
  const facts = await findFacts(database, searchable, { expression, viewer });
  return { expression, facts, index: cardIndexOf(searchable.cards) };
}

/** What a search line asks for. @throws a refusal with the places of the line's errors */
export function expressionOf(query: string): CardExpression {
  const parsed = parseSearchLine(query);
  if (parsed.ok) return parsed.expression;
  const { errors } = parsed;
  throw refusal('VALIDATION', errors[0]?.message ?? 'This search can’t be read.', {
    field: 'query',
    errors,
  });
}
