import type { CardSort } from '@domain/card';
import {
  EMPTY_CARD_FILTER,
  expressionOf,
  type CardExpression,
  type CardFilter,
} from '@domain/card-filter';

/** What a table of cards should show. */
export interface TableQuery {
  about: string;
  expression: CardExpression;
  sort: CardSort;
}

const tableQuery = (
  about: string,
  filter: Partial<CardFilter>,
  column: CardSort['column'],
  direction: CardSort['direction'] = 'ascending',
): TableQuery => ({
  about,
  expression: expressionOf({ ...EMPTY_CARD_FILTER, ...filter }),
  sort: { column, direction },
});

/** Filters as people set them, and the ones that are hardest for the index or easiest for a scan. */
export const TABLE_QUERIES: readonly TableQuery[] = [
  tableQuery('nothing, by number', {}, 'number'),
  tableQuery('nothing, by name', {}, 'name', 'descending'),
  tableQuery('one letter, by number', { searchText: 'e' }, 'number'),
  tableQuery(
    'rarities, type, costs and aspects, by cost',
    {
      selectedRarities: ['RARE', 'LEGENDARY'],
      selectedCardTypes: ['UNIT'],
      selectedCosts: [2, 3, 4],
      selectedAspects: ['HEROISM', 'COMMAND'],
    },
    'cost',
  ),
  tableQuery('a trait, by power', { selectedTraits: ['Scout'] }, 'power', 'descending'),
  tableQuery('a part of a name, by name', { searchText: 'the' }, 'name'),
  tableQuery('a text that no card has, by number', { searchText: 'quixotic' }, 'number'),
  {
    about: 'texts of both kinds, a negation and two fields compared, by traits',
    expression: {
      kind: 'any',
      of: [
        { kind: 'text', field: 'rules', part: 'unit' },
        { kind: 'not', of: { kind: 'text', field: 'name', part: 'an' } },
        { kind: 'comparison', field: 'power', is: '>', than: 'hp' },
      ],
    },
    sort: { column: 'traits', direction: 'ascending' },
  },
];

/** Gives another list than any of those. */
export const IN_BETWEEN = tableQuery(
  'bases, by keywords',
  { selectedCardTypes: ['BASE'] },
  'keywords',
);
