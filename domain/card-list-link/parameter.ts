import type { SortDirection } from '../card';
import { wellFormedText } from '../plain-text';
import type { DroppedParts } from './list-link';

/** One parameter of the link of a list in a state. */
export interface Parameter<State> {
  name: string;
  /** Its encoded value; empty for the default, which is left out. The state has to be canonical. */
  write: (state: State) => string;
  /** The part of the state in an encoded value; invalid parts go to `dropped`. */
  read: (encoded: string, state: State, dropped: DroppedParts) => Partial<State>;
}

/** The texts of an enumeration's values in a link: in lower case unless stated otherwise. */
export const textsOf = <Value extends string>(
  values: readonly Value[],
  others: Partial<Record<Value, string>> = {},
): ReadonlyMap<string, Value> =>
  new Map(values.map((value) => [others[value] ?? value.toLowerCase(), value]));

/** The inverse. */
export const inverted = <Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<Value, string> =>
  new Map([...texts].map(([text, value]) => [value, text]));

/** Characters escaped although links allow them, because they make a search hard to read. */
const READABLE = /%(?:2C|3A|3D)/g;
/** Characters that the platform's function doesn't escape, but that browsers or Markdown change. */
const UNSAFE = /['()]/g;

/**
 * A word in a comma-separated list, as a browser's address bar shows it: blanks are `+`, and a comma in the word is
 * `%2C`. Throws for lone surrogates, so text must be well-formed.
 */
export const encodeWord = (word: string): string => encodeText(word).replaceAll(',', '%2C');

/** A whole parameter's text, with `,` `:` and `=` left readable. Throws for lone surrogates. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(READABLE, decodeURIComponent)
    .replaceAll(UNSAFE, (unit) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`);

/** @returns undefined if the percent-encoding is broken */
export function decodeText(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** One value out of several, in plain letters; an empty one is ignored. */
export const choiceParameter = <State>(
  name: string,
  write: (state: State) => string,
  /** The part of the state in a text; undefined if it isn't valid. */
  read: (text: string) => Partial<State> | undefined,
): Parameter<State> => ({
  name,
  write,
  read(encoded, _state, dropped) {
    if (encoded === '') return {};
    const text = decodeText(encoded);
    const value = text === undefined ? undefined : read(text);
    if (value === undefined) dropped.add(name, text ?? encoded);
    return value ?? {};
  },
});

/** A text of at most `most` UTF-16 units; longer text is cut. */
export const textParameter = <State>(
  name: string,
  most: number,
  textOf: (state: State) => string,
  withText: (state: State, text: string) => Partial<State>,
): Parameter<State> => ({
  name,
  write: (state) => encodeText(textOf(state)),
  read(encoded, state, dropped) {
    const text = decodeText(encoded);
    if (text === undefined) {
      dropped.add(name, encoded);
      return {};
    }
    if (text.length > most) dropped.add(`${name} after ${most} characters`);
    return withText(state, wellFormedText(text, most));
  },
});

interface Sort<Column> {
  column: Column;
  direction: SortDirection;
}

/** How the sort of a table with these columns is written: `cost` for ascending, `-cost` for descending. */
export function sortTexts<Column extends string>(...given: Parameters<typeof textsOf<Column>>) {
  const columns = textsOf(...given);
  const texts = inverted(columns);
  return {
    write: ({ column, direction }: Sort<Column>): string =>
      `${direction === 'descending' ? '-' : ''}${texts.get(column) ?? ''}`,
    /** Undefined if no column is named. */
    read(text: string): Sort<Column> | undefined {
      const isDescending = text.startsWith('-');
      const column = columns.get(isDescending ? text.slice(1) : text);
      return column && { column, direction: isDescending ? 'descending' : 'ascending' };
    },
  };
}
