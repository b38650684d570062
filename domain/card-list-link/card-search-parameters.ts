import {
  canonicalFilter,
  expressionOf,
  filterField,
  LIST_FIELDS,
  parseSearchLine,
  printExpression,
  printSearchLine,
  SEARCH_TEXT_LENGTH,
  splitExpression,
  type ChoiceOf,
  type ListField,
} from '../card-filter';
import { isCardSetCode, normalizeCardSetCode } from '../card-set';
import { wellFormedText } from '../plain-text';
import type { CardSearch } from './card-search';
import {
  choiceParameter,
  decodeText,
  encodeWord,
  type Parameter,
  textParameter,
} from './parameter';

/** The longest query, in UTF-16 units. */
const QUERY_LENGTH = 500;

/** Terms of the query that the filter can express go into the filter. A query with a mistake stays as it is. */
export function canonicalCardSearch(search: CardSearch): CardSearch {
  const filter = canonicalFilter(search.filter);
  const query = wellFormedText(search.query.trim(), QUERY_LENGTH).trim();
  const parsed = parseSearchLine(query);
  if (query === '' || !parsed.ok) return { filter, query };
  const parts = splitExpression({ kind: 'all', of: [expressionOf(filter), parsed.expression] });
  return { filter: parts.filter, query: printExpression(parts.rest) };
}

/** A set's code in lower case, as in a link; left out if it can't be a code. */
export const canonicalSet = (set: string | undefined): { set?: string } =>
  set !== undefined && isCardSetCode(normalizeCardSetCode(set)) ? { set: set.toLowerCase() } : {};

/** The set, if the path doesn't name it. */
export const setParameter = choiceParameter<{ set?: string }>(
  'set',
  ({ set }) => set ?? '',
  (text) => (isCardSetCode(normalizeCardSetCode(text)) ? { set: text.toLowerCase() } : undefined),
);

/** A list of the filter as comma-separated values; empty values are ignored. */
function listParameter<Field extends ListField>(field: Field): Parameter<CardSearch> {
  const { parameter: name, mayHoldComma, mostInLink, textOf, valueOf } = filterField(field);
  return {
    name,
    write: ({ filter }) =>
      filter[field].map((value) => encodeWord(textOf(value as ChoiceOf<Field>))).join(','),
    read(encoded, state, dropped) {
      // Another program may have escaped the commas that separate.
      const list = mayHoldComma ? encoded : encoded.replaceAll(/%2c/gi, ',');
      const chosen = new Set<ChoiceOf<Field>>();
      for (const entry of list.split(',')) {
        if (entry === '') continue;
        const text = decodeText(entry);
        const value = text === undefined ? undefined : valueOf(text);
        if (value === undefined) dropped.add(name, text ?? entry);
        else if (chosen.size < mostInLink) chosen.add(value);
        else if (!chosen.has(value)) dropped.add(name, text);
      }
      return { filter: { ...state.filter, [field]: [...chosen] } };
    },
  };
}

/** The search line's text beyond the filter; with its mistakes, which the search line marks. */
const queryParameter: Parameter<CardSearch> = textParameter<CardSearch>(
  'q',
  QUERY_LENGTH,
  ({ query }) => query,
  (_state, query) => ({ query }),
);

/** The parameters that select cards, in the order in which they are written. */
export const CARD_SEARCH_PARAMETERS: readonly Parameter<CardSearch>[] = [
  textParameter<CardSearch>(
    'text',
    SEARCH_TEXT_LENGTH,
    ({ filter }) => filter.searchText,
    ({ filter }, searchText) => ({ filter: { ...filter, searchText } }),
  ),
  ...LIST_FIELDS.map((field) => listParameter(field)),
  queryParameter,
];

/** All of a search as one line, for a link in which other parameters have the names of the filter's. */
export const lineParameter: Parameter<CardSearch> = {
  ...queryParameter,
  write: (search) => queryParameter.write({ ...search, query: printSearchLine(search) }),
};
