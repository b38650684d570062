import {
  DEFAULT_COLLECTION_FILTER,
  type CollectionFilter,
  type CollectionSort,
} from '../collection';
import { NO_CARD_SEARCH, type CardSearch } from './card-search';

/** The state of a collection's page: which cards it shows and in which order (rules/links#canonical). */
export interface CollectionListState extends CardSearch {
  /** The set's code in lower case; absent only where a link names none. */
  set?: string;
  /** By the owner's counts (rules/collection#filter-by-count). */
  show: CollectionFilter;
  /** Only those that the viewer wants and the owner has (rules/collection#filter-by-count). */
  isWantedOnly: boolean;
  sort: CollectionSort;
}

const DEFAULT_COLLECTION_SORT: CollectionSort = { column: 'number', direction: 'ascending' };

/** The default state of a collection's page. */
export const DEFAULT_COLLECTION_LIST: CollectionListState = {
  ...NO_CARD_SEARCH,
  show: DEFAULT_COLLECTION_FILTER,
  isWantedOnly: false,
  sort: DEFAULT_COLLECTION_SORT,
};
