import type { CardSort } from '@domain/card';
import { parseSearchLine, type CardExpression } from '@domain/card-filter';

/** What a table of cards should show. */
export interface TableQuery {
  about: string;
  expression: CardExpression;
  sort: CardSort;
}

const tableQuery = (
  line: string,
  column: CardSort['column'],
  direction: CardSort['direction'] = 'ascending',
): TableQuery => {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(`There is a mistake in ${line}.`);
  const { expression } = parsed;
  return { about: `“${line}” by ${column}`, expression, sort: { column, direction } };
};

/** What people ask, and what is hardest for the index or easiest for a scan. */
export const TABLE_QUERIES: readonly TableQuery[] = [
  tableQuery('', 'number'),
  tableQuery('', 'name', 'descending'),
  tableQuery('e', 'number'),
  tableQuery('(rare or legendary) unit cost>=2 cost<=4 aspect:heroism aspect:command', 'cost'),
  tableQuery('trait:scout', 'power', 'descending'),
  tableQuery('the', 'name'),
  tableQuery('quixotic', 'number'),
  tableQuery('text:unit or -name:an or power>hp', 'traits'),
];

/** Gives another list than any of those. */
export const IN_BETWEEN = tableQuery('base', 'keywords');
