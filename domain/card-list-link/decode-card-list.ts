import { canonicalCardList, DEFAULT_CARD_LIST, type CardListState } from './card-list-state';
import { droppedParts } from './dropped-parts';
import { decodeText } from './parameter-text';
import { IGNORED_PARAMETERS, PARAMETERS } from './parameters';

/** In UTF-16 units; no state's own link is as long. */
const LINK_LENGTH = 65_536;

const BY_NAME = new Map(PARAMETERS.map((parameter) => [parameter.name, parameter]));

export interface DecodedCardList {
  /** Canonical, whatever the link looked like. */
  state: CardListState;
  /** What the link says in vain, in words for a note: at most ten names and a last one that counts the rest. */
  dropped: string[];
}

/**
 * Reads the query string of a card list, with or without `?`. Unknown or broken parts are dropped and named
 * (product 11); of a repeated parameter the first counts. Never throws; takes time in proportion to the length.
 */
export function decodeCardList(query: string): DecodedCardList {
  const dropped = droppedParts();
  const seen = new Set<string>();
  let state = DEFAULT_CARD_LIST;
  for (const part of partsOf(query)) {
    const { name, value } = split(part);
    if (IGNORED_PARAMETERS.includes(name)) continue;
    const parameter = BY_NAME.get(name);
    if (parameter === undefined) dropped.add(name === '' ? 'a part without a name' : name);
    else if (seen.has(name)) dropped.add(`repeated ${name}`);
    else state = parameter.read(value, state, dropped);
    seen.add(name);
  }
  if (query.length > LINK_LENGTH) dropped.add(`everything beyond ${LINK_LENGTH} characters`);
  return { state: canonicalCardList(state), dropped: dropped.names() };
}

/** A part that the link's greatest length cuts in two isn't read. */
function partsOf(query: string): string[] {
  const parts = query.slice(query.startsWith('?') ? 1 : 0, LINK_LENGTH).split('&');
  return (query.length > LINK_LENGTH ? parts.slice(0, -1) : parts).filter((part) => part !== '');
}

function split(part: string): { name: string; value: string } {
  const [encoded = ''] = part.split('=', 1);
  return { name: decodeText(encoded) ?? encoded, value: part.slice(encoded.length + 1) };
}
