import {
  COLLECTION_KINDS,
  inventoryColumnOf,
  VARIANT_TYPE_OF_KIND,
  type CollectionSortColumn,
} from '@domain/collection';
import { VARIANT_TYPE_CODES, VARIANT_TYPE_NAMES } from '@domain/card';

interface Column {
  key: CollectionSortColumn;
  title: string;
  /** Where there is little room; the same as the title where that is short. */
  shortTitle: string;
  /** Its width, which the style sheet fixes; the name takes what the others leave. */
  size: 'number' | 'name' | 'kind';
}

/** Number, name and one column for each kind of printing (spec 2). */
export const COLUMNS: readonly Column[] = [
  { key: 'number', title: 'Number', shortTitle: 'No.', size: 'number' },
  { key: 'name', title: 'Name', shortTitle: 'Name', size: 'name' },
  ...COLLECTION_KINDS.map((kind) => ({
    key: inventoryColumnOf(kind),
    title: VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]],
    shortTitle: VARIANT_TYPE_CODES[VARIANT_TYPE_OF_KIND[kind]],
    size: 'kind' as const,
  })),
];

/** Whether the column at a place counts a kind. */
export const isKindColumn = (index: number): boolean => COLUMNS[index]?.size === 'kind';
