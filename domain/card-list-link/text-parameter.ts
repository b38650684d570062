import { wellFormedText } from '../card-filter';
import type { CardListState } from './card-list-state';
import type { Parameter } from './parameter';
import { decodeText, encodeText } from './parameter-text';

/** A text of at most `most` UTF-16 units; what is longer is cut. */
export const textParameter = (
  name: string,
  most: number,
  textOf: (state: CardListState) => string,
  withText: (state: CardListState, text: string) => CardListState,
): Parameter => ({
  name,
  write: (state) => encodeText(textOf(state)),
  read(encoded, state, dropped) {
    const text = decodeText(encoded);
    if (text === undefined) {
      dropped.add(name, encoded);
      return state;
    }
    if (text.length > most) dropped.add(`${name} beyond ${most} characters`);
    return withText(state, wellFormedText(text, most));
  },
});
