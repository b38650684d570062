import { wellFormedText } from '../card-filter';
import type { AskedCards } from './asked-cards';
import type { Parameter } from './parameter';
import { decodeText, encodeText } from './parameter-text';

/** A text of at most `most` UTF-16 units; what is longer is cut. */
export const textParameter = (
  name: string,
  most: number,
  textOf: (state: AskedCards) => string,
  withText: (state: AskedCards, text: string) => Partial<AskedCards>,
): Parameter<AskedCards> => ({
  name,
  write: (state) => encodeText(textOf(state)),
  read(encoded, state, dropped) {
    const text = decodeText(encoded);
    if (text === undefined) {
      dropped.add(name, encoded);
      return {};
    }
    if (text.length > most) dropped.add(`${name} beyond ${most} characters`);
    return withText(state, wellFormedText(text, most));
  },
});
