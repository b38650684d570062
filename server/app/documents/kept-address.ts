import {
  decodeAllCards,
  decodeCardList,
  encodeAllCards,
  encodeCardList,
} from '@domain/card-list-link';
import type { PageFacts } from '@domain/page';
import type { OpenedPage } from './opened-page';

/** Where the document of an address is kept. */
export interface KeptAddress {
  /** One for all addresses that show the same, however they are written. */
  address: string;
  /** Whether the screen is one of those that links and searches make up without end. */
  isOneOfMany: boolean;
  /** False if the screen names parts of the link that it can't read: anybody can make these up. */
  isKept: boolean;
}

/** The address under which a page's document is kept for all visitors. */
export function keptAddressOf({ page, path, query }: OpenedPage): KeptAddress {
  const plain = { address: path, isOneOfMany: false, isKept: true };
  if (page.list === undefined || query === '') return plain;
  const { link, dropped } = READERS[page.list](query);
  if (dropped.length > 0) return { address: `${path}?${query}`, isOneOfMany: true, isKept: false };
  return link === '' ? plain : { address: `${path}?${link}`, isOneOfMany: true, isKept: true };
}

/** How the query strings of lists are read and written in one form. */
const READERS: Record<
  NonNullable<PageFacts['list']>,
  (query: string) => { link: string; dropped: readonly string[] }
> = {
  cardSet(query) {
    const { state, dropped } = decodeCardList(query);
    return { link: encodeCardList(state), dropped };
  },
  allCards(query) {
    const { state, dropped } = decodeAllCards(query);
    return { link: encodeAllCards(state), dropped };
  },
};
