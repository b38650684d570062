import {
  choiceParameter,
  type Decoded,
  decodeList,
  encodeList,
  textParameter,
} from './card-list-link';
import { wellFormedText } from './plain-text';

/** How a player's own decks are sorted. */
export const DECK_SORTS = ['changed', 'copies', 'money'] as const;
export type DeckSort = (typeof DECK_SORTS)[number];

/** What the page of decks shows, as in its address. */
export interface DecksList {
  sort: DeckSort;
  /** The words by which other players' decks are searched; empty for all. */
  text: string;
  /** The id of their format, which may not be known any more; null for all. */
  format: string | null;
}

/** The maximum length of the search text for decks, in UTF-16 units. */
export const DECK_SEARCH_LENGTH = 100;

export const DEFAULT_DECKS_LIST: DecksList = { sort: 'changed', text: '', format: null };

const LINK = {
  parameters: [
    choiceParameter<DecksList>(
      'sort',
      ({ sort }) => (sort === 'changed' ? '' : sort),
      (text) => {
        const sort = DECK_SORTS.find((known) => known === text);
        return sort && { sort };
      },
    ),
    choiceParameter<DecksList>(
      'format',
      ({ format }) => format ?? '',
      (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? { format: text } : undefined),
    ),
    textParameter<DecksList>(
      'text',
      DECK_SEARCH_LENGTH,
      ({ text }) => text,
      (_list, text) => ({ text }),
    ),
  ],
  initial: DEFAULT_DECKS_LIST,
  canonical: (list: DecksList): DecksList => ({
    ...list,
    text: wellFormedText(list.text, DECK_SEARCH_LENGTH),
  }),
};

/** The canonical query string of the page of decks, without `?` (rules/links#canonical). */
export const encodeDecksList = (list: DecksList): string => encodeList(LINK, list);

/** Reads its query string, with or without `?`; never throws (rules/links#dropped-parts). */
export const decodeDecksList = (query: string): Decoded<DecksList> => decodeList(LINK, query);
