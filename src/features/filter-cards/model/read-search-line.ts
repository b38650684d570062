import {
  parseSearchLine,
  printExpression,
  splitExpression,
  type CardFilter,
} from '@domain/card-filter';

/** What a search line asks, parted between the drawer and the rest; nothing while it can't be understood. */
export function readSearchLine(line: string): { filter: CardFilter; query: string } | undefined {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) return undefined;
  const { filter, rest } = splitExpression(parsed.expression);
  return { filter, query: printExpression(rest) };
}
