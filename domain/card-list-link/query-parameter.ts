import { parseSearchLine } from '../card-filter';
import { QUERY_LENGTH, type AskedCards } from './asked-cards';
import type { Parameter } from './parameter';
import { textParameter } from './text-parameter';

const text = textParameter(
  'q',
  QUERY_LENGTH,
  ({ query }) => query,
  (_state, query) => ({ query }),
);

/** What the search line asks beyond the filter; a text that isn't understood is dropped as a whole. */
export const queryParameter: Parameter<AskedCards> = {
  ...text,
  read(encoded, state, dropped) {
    const { query = '' } = text.read(encoded, state, dropped);
    if (parseSearchLine(query).ok) return { query };
    dropped.add('q', query);
    return {};
  },
};
