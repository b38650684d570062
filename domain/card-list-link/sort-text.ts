import type { SortDirection } from '../card';
import { textsOf, turned } from './parameter';

interface Sort<Column> {
  column: Column;
  direction: SortDirection;
}

/** How the sort of a table with these columns is written: `cost` for ascending, `-cost` for descending. */
export function sortTexts<Column extends string>(...given: Parameters<typeof textsOf<Column>>) {
  const columns = textsOf(...given);
  const texts = turned(columns);
  return {
    write: ({ column, direction }: Sort<Column>): string =>
      `${direction === 'descending' ? '-' : ''}${texts.get(column) ?? ''}`,
    /** Undefined where no column is named. */
    read(text: string): Sort<Column> | undefined {
      const isDescending = text.startsWith('-');
      const column = columns.get(isDescending ? text.slice(1) : text);
      return column && { column, direction: isDescending ? 'descending' : 'ascending' };
    },
  };
}
