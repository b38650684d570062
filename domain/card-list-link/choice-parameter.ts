import type { Parameter } from './parameter';
import { decodeText } from './parameter-text';

/** One value out of several, written as plain letters; an empty one says nothing. */
export const choiceParameter = <State>(
  name: string,
  write: (state: State) => string,
  /** What a text says of the state; undefined where it isn't understood. */
  read: (text: string) => Partial<State> | undefined,
): Parameter<State> => ({
  name,
  write,
  read(encoded, _state, dropped) {
    if (encoded === '') return {};
    const text = decodeText(encoded);
    const said = text === undefined ? undefined : read(text);
    if (said === undefined) dropped.add(name, text ?? encoded);
    return said ?? {};
  },
});
