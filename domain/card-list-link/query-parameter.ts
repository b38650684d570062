import { parseSearchLine } from '../card-filter';
import { QUERY_LENGTH } from './card-list-state';
import type { Parameter } from './parameter';
import { textParameter } from './text-parameter';

const text = textParameter(
  'q',
  QUERY_LENGTH,
  ({ query }) => query,
  (state, query) => ({ ...state, query }),
);

/** What the search line asks beyond the filter; a text that isn't understood is dropped as a whole. */
export const queryParameter: Parameter = {
  ...text,
  read(encoded, state, dropped) {
    const read = text.read(encoded, state, dropped);
    if (parseSearchLine(read.query).ok) return read;
    dropped.add('q', read.query);
    return state;
  },
};
