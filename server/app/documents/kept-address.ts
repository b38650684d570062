import {
  decodeAllCards,
  decodeCardList,
  encodeAllCards,
  encodeCardList,
} from '@domain/card-list-link';
import { documentAddress } from '@domain/document';
import { ALL_CARDS_PATH, cardPath, subjectOfPath } from '@domain/page';

/** Where the first screen of an address is kept. */
export interface KeptAddress {
  /** The same one for all addresses that show the same, however they are written. */
  address: string;
  /** Whether the screen is one of those that links and searches make up without end. */
  isOneOfMany: boolean;
  /** False if the screen names parts of the link that it can't read: anybody can make these up. */
  isKept: boolean;
}

/**
 * @param url path and query string
 * @returns undefined for pages that aren't the same for everyone
 */
export function keptAddressOf(url: string): KeptAddress | undefined {
  const address = documentAddress(url);
  if (address === undefined) return undefined;
  const [path = '', query = ''] = address.split('?', 2);
  const canonical = canonicalPath(path);
  const plain = { address: canonical, isOneOfMany: false, isKept: true };
  if (query === '') return plain;
  const { link, dropped } = path === ALL_CARDS_PATH ? allCards(query) : cardsOfSet(query);
  if (dropped.length > 0) return { address, isOneOfMany: true, isKept: false };
  if (link === '') return plain;
  return { address: `${canonical}?${link}`, isOneOfMany: true, isKept: true };
}

/** With a set's code in upper case, and what needn't be encoded as it is. */
function canonicalPath(path: string): string {
  const subject = subjectOfPath(path);
  switch (subject?.kind) {
    case 'card-set':
      return `/${path.split('/', 2)[1]?.toLowerCase()}/${subject.code}`;
    case 'card':
      return cardPath(subject.id);
    case 'card-sets':
      return '/card-sets';
    case undefined:
      return path;
  }
}

function allCards(query: string) {
  const { state, dropped } = decodeAllCards(query);
  return { link: encodeAllCards(state), dropped };
}

function cardsOfSet(query: string) {
  const { state, dropped } = decodeCardList(query);
  return { link: encodeCardList(state), dropped };
}
