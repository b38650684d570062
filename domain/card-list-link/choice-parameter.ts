import type { CardListState } from './card-list-state';
import type { Parameter } from './parameter';
import { decodeText } from './parameter-text';

/** One value out of several, written as plain letters; an empty one says nothing. */
export const choiceParameter = (
  name: string,
  write: (state: CardListState) => string,
  /** Undefined for what isn't understood. */
  withChoice: (state: CardListState, text: string) => CardListState | undefined,
): Parameter => ({
  name,
  write,
  read(encoded, state, dropped) {
    if (encoded === '') return state;
    const text = decodeText(encoded);
    const next = text === undefined ? undefined : withChoice(state, text);
    if (next === undefined) dropped.add(name, text ?? encoded);
    return next ?? state;
  },
});
