import {
  DEFAULT_COLLECTION_FILTER,
  COLLECTION_FILTERS,
  COLLECTION_KINDS,
  COLLECTION_SORT_COLUMNS,
  inventoryColumnOf,
  PRESTIGE_COLUMN,
} from '../collection';
import {
  canonicalCardSearch,
  canonicalSet,
  CARD_SEARCH_PARAMETERS,
  setParameter,
} from './card-search-parameters';
import { DEFAULT_COLLECTION_LIST, type CollectionListState } from './collection-list-state';
import { choiceParameter, sortTexts } from './parameter';
import { decodeList, encodeList, type Decoded } from './list-link';

/** The canonical form of all states with the same meaning; an impossible set code is left out. Idempotent. */
export const canonicalCollectionList = ({
  set,
  show,
  isWantedOnly,
  sort,
  ...search
}: CollectionListState): CollectionListState => ({
  ...canonicalSet(set),
  ...canonicalCardSearch(search),
  show,
  isWantedOnly,
  sort: { column: sort.column, direction: sort.direction },
});

const hyphenated = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** A kind's column has the kind's name in a link: `hyperspace-foil`. */
const SORTS = sortTexts(
  COLLECTION_SORT_COLUMNS,
  Object.fromEntries([
    ...COLLECTION_KINDS.map((kind) => [inventoryColumnOf(kind), hyphenated(kind)]),
    [PRESTIGE_COLUMN, 'prestige'],
  ]),
);
const DEFAULT_SORT = SORTS.write(DEFAULT_COLLECTION_LIST.sort);
/** The link's value for the switch when it is on. */
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
    ...CARD_SEARCH_PARAMETERS,
  ],
  initial: DEFAULT_COLLECTION_LIST,
  canonical: canonicalCollectionList,
};

/** The canonical query string of a collection's page, without `?` (rules/links#canonical). */
export const encodeCollectionList = (state: CollectionListState): string => encodeList(LINK, state);

/** Reads the query string of a collection's page, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeCollectionList = (query: string): Decoded<CollectionListState> =>
  decodeList(LINK, query);
