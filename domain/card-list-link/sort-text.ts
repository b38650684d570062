import { CARD_SORT_COLUMNS, type CardSort } from '../card';
import { textsOf, turned } from './parameter';

const COLUMNS = textsOf(CARD_SORT_COLUMNS, { cardType: 'type' });
const COLUMN_TEXTS = turned(COLUMNS);

/** `cost` for ascending, `-cost` for descending. */
export const sortText = ({ column, direction }: CardSort): string =>
  `${direction === 'descending' ? '-' : ''}${COLUMN_TEXTS.get(column) ?? ''}`;

/** @returns undefined where no column is named */
export function parseSortText(text: string): CardSort | undefined {
  const isDescending = text.startsWith('-');
  const column = COLUMNS.get(isDescending ? text.slice(1) : text);
  return column && { column, direction: isDescending ? 'descending' : 'ascending' };
}
