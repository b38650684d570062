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
  /** In CSS pixels; the name takes what the others leave. */
  width: number | null;
}

/** Number, name and one column for each kind of printing (spec 2). */
export const COLUMNS: readonly Column[] = [
  { key: 'number', title: 'Number', shortTitle: 'No.', width: 92 },
  { key: 'name', title: 'Name', shortTitle: 'Name', width: null },
  ...COLLECTION_KINDS.map((kind) => ({
    key: inventoryColumnOf(kind),
    title: VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]],
    shortTitle: VARIANT_TYPE_CODES[VARIANT_TYPE_OF_KIND[kind]],
    width: 128,
  })),
];
