import type { Parameter } from './parameter';
import { decodeText } from './parameter';
import { WITHOUT_SCRIPTS } from '../document';
import { OPEN_CARD } from '../page';
import { wellFormedText } from '../plain-text';

/** In UTF-16 units; no state's own link is as long. */
const LINK_LENGTH = 65_536;

/** Parameters of the same address that don't belong to the list: neither kept nor named as ignored. */
export const IGNORED_PARAMETERS: readonly string[] = ['debug', OPEN_CARD, WITHOUT_SCRIPTS];

/** How to convert between a page's state and its link. */
interface ListLink<State> {
  /** All parameters, in the order in which they are written (rules/links#canonical). */
  parameters: readonly Parameter<State>[];
  /** The state of an empty link. */
  initial: State;
  /** The canonical form of all states with the same meaning. */
  canonical: (state: State) => State;
}

export interface Decoded<State> {
  /** Always canonical. */
  state: State;
  /** The ignored parts of the link, in words for a note: at most ten names and a last one that counts the rest. */
  dropped: string[];
}

/** The canonical query string of a state, without `?`. */
export const encodeList = <State>(
  { parameters, canonical }: ListLink<State>,
  state: State,
): string => {
  const canonicalState = canonical(state);
  return parameters
    .map(({ name, write }) => ({ name, value: write(canonicalState) }))
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .join('&');
};

/**
 * Reads a query string, with or without `?`. Unknown or broken parts are dropped and named (rules/links#dropped-parts);
 * of a repeated parameter, the first counts. Never throws. Takes linear time.
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
  if (query.length > LINK_LENGTH) dropped.add(`everything after ${LINK_LENGTH} characters`);
  return { state: canonical(state), dropped: dropped.names() };
}

/** A parameter cut in two by the length limit isn't read. */
function partsOf(query: string): string[] {
  const parts = query.slice(query.startsWith('?') ? 1 : 0, LINK_LENGTH).split('&');
  return (query.length > LINK_LENGTH ? parts.slice(0, -1) : parts).filter((part) => part !== '');
}

function split(part: string): { name: string; value: string } {
  const [encoded = ''] = part.split('=', 1);
  return { name: decodeText(encoded) ?? encoded, value: part.slice(encoded.length + 1) };
}

const MAX_NAMES = 10;
const NAME_LENGTH = 40;

/** Collects the ignored parts of a link, in words short enough to be shown. */
export interface DroppedParts {
  /** A name, or a name with an invalid value: `rarity=shiny`. */
  add: (what: string, value?: string) => void;
  /** At most ten names of at most 40 characters, then `and N more`. */
  names: () => string[];
}

function droppedParts(): DroppedParts {
  const names: string[] = [];
  let more = 0;
  return {
    add(what, value) {
      if (names.length === MAX_NAMES) more += 1;
      else names.push(value === undefined ? short(what, NAME_LENGTH) : quoted(what, value));
    },
    names: () => (more === 0 ? names : [...names, `and ${more} more`]),
  };
}

const quoted = (what: string, value: string): string =>
  `${what}=${short(value, NAME_LENGTH - what.length - 1)}`;

/** Links come from anywhere, so invisible characters and changes of the writing direction are removed. */
function short(text: string, most: number): string {
  const visible = text.slice(0, 2 * most).replaceAll(/[\p{C}\p{Z}]/gu, ' ');
  return visible.length <= most ? visible : `${wellFormedText(visible, most - 1)}…`;
}
