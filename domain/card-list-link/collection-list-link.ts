import {
  COLLECTION_FILTERS,
  COLLECTION_SORT_COLUMNS,
  DEFAULT_COLLECTION_FILTER,
} from '../collection';
import { ASKED_PARAMETERS, setParameter } from './asked-parameters';
import { choiceParameter } from './choice-parameter';
import {
  canonicalCollectionList,
  DEFAULT_COLLECTION_LIST,
  DEFAULT_COLLECTION_SORT,
  type CollectionListState,
} from './collection-list-state';
import { decodeList, encodeList, type Decoded } from './list-link';
import { sortTexts } from './sort-text';

const SORTS = sortTexts(COLLECTION_SORT_COLUMNS, {
  standardInventory: 'standard',
  foilInventory: 'foil',
  hyperspaceInventory: 'hyperspace',
  hyperspaceFoilInventory: 'hyperspace-foil',
  showcaseInventory: 'showcase',
});
const DEFAULT_SORT = SORTS.write(DEFAULT_COLLECTION_SORT);
/** What the link says of the switch when it is on. */
const WANTED_ONLY = 'only';

/** The link of a collection's page. */
const LINK = {
  parameters: [
    setParameter,
    choiceParameter<CollectionListState>(
      'show',
      ({ show }) => (show === DEFAULT_COLLECTION_FILTER ? '' : show),
      (text) => {
        const show = COLLECTION_FILTERS.find((known) => known === text);
        return show && { show };
      },
    ),
    choiceParameter<CollectionListState>(
      'wanted',
      ({ isWantedOnly }) => (isWantedOnly ? WANTED_ONLY : ''),
      (text) => (text === WANTED_ONLY ? { isWantedOnly: true } : undefined),
    ),
    choiceParameter<CollectionListState>(
      'sort',
      ({ sort }) => (SORTS.write(sort) === DEFAULT_SORT ? '' : SORTS.write(sort)),
      (text) => {
        const sort = SORTS.read(text);
        return sort && { sort };
      },
    ),
    ...ASKED_PARAMETERS,
  ],
  initial: DEFAULT_COLLECTION_LIST,
  canonical: canonicalCollectionList,
};

/** The one query string of what a collection's page shows, without `?` (product 11). */
export const encodeCollectionList = (state: CollectionListState): string => encodeList(LINK, state);

/** Reads the query string of a collection's page, with or without `?`; never throws (product 11). */
export const decodeCollectionList = (query: string): Decoded<CollectionListState> =>
  decodeList(LINK, query);
