import {
  DEFAULT_COLLECTION_FILTER,
  type CollectionFilter,
  type CollectionSort,
} from '../collection';
import { canonicalAsked, canonicalSet, NOTHING_ASKED, type AskedCards } from './asked-cards';

/** All that decides which cards a collection's page shows and in which order (product 11). */
export interface CollectionListState extends AskedCards {
  /** The set's code in lower case; absent only where a link names none. */
  set?: string;
  /** By the owner's counts (spec 2). */
  show: CollectionFilter;
  /** Only those that the viewer wants and the owner has (spec 2). */
  isWantedOnly: boolean;
  sort: CollectionSort;
}

export const DEFAULT_COLLECTION_SORT: CollectionSort = { column: 'number', direction: 'ascending' };

/** What a collection shows of which nothing was asked. */
export const DEFAULT_COLLECTION_LIST: CollectionListState = {
  ...NOTHING_ASKED,
  show: DEFAULT_COLLECTION_FILTER,
  isWantedOnly: false,
  sort: DEFAULT_COLLECTION_SORT,
};

/** The one form of all states that say the same; what can't be a set's code is left out. Idempotent. */
export const canonicalCollectionList = ({
  set,
  show,
  isWantedOnly,
  sort,
  ...asked
}: CollectionListState): CollectionListState => ({
  ...canonicalSet(set),
  ...canonicalAsked(asked),
  show,
  isWantedOnly,
  sort: { column: sort.column, direction: sort.direction },
});
