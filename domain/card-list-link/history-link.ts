import { NO_CARD_SEARCH, type CardSearch } from './card-search';
import {
  canonicalCardSearch,
  canonicalSet,
  CARD_SEARCH_PARAMETERS,
  setParameter,
} from './card-search-parameters';
import { decodeList, encodeList, type Decoded } from './list-link';
import { textParameter } from './parameter';
import { wellFormedText } from '../plain-text';

/** The state of the history of a collection: its changes, or its counts on a day. */
export interface HistoryState extends CardSearch {
  /** The day as typed, such as `2026-03-01`, which may not exist; null for the changes. */
  day: string | null;
  /** The set of the counts on a day, as its code in lower case. */
  set?: string;
}

/** The changes of all printings. */
export const DEFAULT_HISTORY: HistoryState = { ...NO_CARD_SEARCH, day: null };

/** In UTF-16 units. */
const DAY_LENGTH = 10;
/** A day that isn't chosen yet: an empty value would be left out. */
const NO_DAY = 'none';

const LINK = {
  parameters: [
    textParameter<HistoryState>(
      'day',
      DAY_LENGTH,
      ({ day }) => (day === '' ? NO_DAY : (day ?? '')),
      (_state, day) => ({ day: day === NO_DAY ? '' : day }),
    ),
    setParameter,
    ...CARD_SEARCH_PARAMETERS,
  ],
  initial: DEFAULT_HISTORY,
  canonical: ({ day, set, ...search }: HistoryState): HistoryState => ({
    ...canonicalCardSearch(search),
    ...canonicalSet(set),
    day: day === null ? null : wellFormedText(day, DAY_LENGTH),
  }),
};

/** The canonical query string of the history's page, without `?` (rules/links#canonical). */
export const encodeHistory = (state: HistoryState): string => encodeList(LINK, state);

/** Reads the query string of the history's page, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeHistory = (query: string): Decoded<HistoryState> => decodeList(LINK, query);
