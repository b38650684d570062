import type { DroppedParts } from './dropped-parts';

/** One parameter of the link of a list in a state. */
export interface Parameter<State> {
  name: string;
  /** Its encoded value; empty for the default, which is left out. The state has to be canonical. */
  write: (state: State) => string;
  /** What the encoded value says of the state; what isn't understood goes to `dropped`. */
  read: (encoded: string, state: State, dropped: DroppedParts) => Partial<State>;
}

/** The texts of an enumeration's values in a link: in lower case unless said otherwise. */
export const textsOf = <Value extends string>(
  values: readonly Value[],
  others: Partial<Record<Value, string>> = {},
): ReadonlyMap<string, Value> =>
  new Map(values.map((value) => [others[value] ?? value.toLowerCase(), value]));

/** The way back. */
export const turned = <Value>(texts: ReadonlyMap<string, Value>): ReadonlyMap<Value, string> =>
  new Map([...texts].map(([text, value]) => [value, text]));
