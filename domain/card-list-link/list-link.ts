import type { Parameter } from './parameter';
import { decodeText } from './parameter';
import { wellFormedText } from '../plain-text';

/** In UTF-16 units; no state's own link is as long. */
const LINK_LENGTH = 65_536;

/** Parameters of the same address that say nothing of the list: neither kept nor named as dropped. */
export const IGNORED_PARAMETERS: readonly string[] = ['debug'];

/** How a page's state and its link are made of each other. */
interface ListLink<State> {
  /** All of them, in the one order in which they are written (rules/links#canonical). */
  parameters: readonly Parameter<State>[];
  /** What is shown where a link says nothing. */
  initial: State;
  /** The one form of all states that say the same. */
  canonical: (state: State) => State;
}

export interface Decoded<State> {
  /** Canonical, whatever the link looked like. */
  state: State;
  /** The ignored parts of the link, in words for a note: at most ten names and a last one that counts the rest. */
  dropped: string[];
}

/** The one query string of a state, without `?`. */
export const encodeList = <State>(
  { parameters, canonical }: ListLink<State>,
  state: State,
): string => {
  const it = canonical(state);
  return parameters
    .map(({ name, write }) => ({ name, value: write(it) }))
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
};

/**
 * Reads a query string, with or without `?`. Unknown or broken parts are dropped and named (rules/links#dropped-parts);
 * of a repeated parameter the first counts. Never throws; takes time in proportion to the length.
 */
export function decodeList<State>(
  { parameters, initial, canonical }: ListLink<State>,
  query: string,
): Decoded<State> {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const dropped = droppedParts();
  const seen = new Set<string>();
  let state = initial;
  for (const part of partsOf(query)) {
    const { name, value } = split(part);
    if (IGNORED_PARAMETERS.includes(name)) continue;
    const parameter = byName.get(name);
    if (parameter === undefined) dropped.add(name === '' ? 'a part without a name' : name);
    else if (seen.has(name)) dropped.add(`repeated ${name}`);
    else state = { ...state, ...parameter.read(value, state, dropped) };
    seen.add(name);
  }
  if (query.length > LINK_LENGTH) dropped.add(`everything beyond ${LINK_LENGTH} characters`);
  return { state: canonical(state), dropped: dropped.names() };
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

const MOST_NAMES = 10;
const NAME_LENGTH = 40;

/** Collects the ignored parts of a link, in words short enough to be shown. */
export interface DroppedParts {
  /** A name, or a name with the value that isn't understood: `rarity=shiny`. */
  add: (what: string, value?: string) => void;
  /** At most ten names of at most 40 characters, then `and N more`. */
  names: () => string[];
}

function droppedParts(): DroppedParts {
  const names: string[] = [];
  let more = 0;
  return {
    add(what, value) {
      if (names.length === MOST_NAMES) more += 1;
      else names.push(value === undefined ? short(what, NAME_LENGTH) : quoted(what, value));
    },
    names: () => (more === 0 ? names : [...names, `and ${more} more`]),
  };
}

const quoted = (what: string, value: string): string =>
  `${what}=${short(value, NAME_LENGTH - what.length - 1)}`;

/** Links come from anywhere: nothing invisible, and no turning of the writing direction. */
function short(text: string, most: number): string {
  const visible = text.slice(0, 2 * most).replaceAll(/[\p{C}\p{Z}]/gu, ' ');
  return visible.length <= most ? visible : `${wellFormedText(visible, most - 1)}…`;
}
