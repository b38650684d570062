import type { Card } from '../card';
import { wellFormedText } from '../plain-text';
import type { CardExpression } from './card-expression';
import {
  filterField,
  LIST_FIELDS,
  type ChoiceField,
  type ChoiceOf,
  type FilterLists,
  type ListField,
} from './fields';
import type { AspectChoice } from './fields/aspect-fields';

/** The filter drawer's choices: a text and the lists of `fields`. An empty filter shows every card. */
export interface CardFilter extends FilterLists {
  /** Part of a name or subtitle, at most {@link SEARCH_TEXT_LENGTH} UTF-16 units. */
  searchText: string;
}

export const SEARCH_TEXT_LENGTH = 200;

/** A filter's lists, each by its field. */
const listsOf = (
  make: <Field extends ListField>(field: Field) => readonly ChoiceOf<Field>[],
): FilterLists =>
  Object.fromEntries(LIST_FIELDS.map((field) => [field, make(field)])) as unknown as FilterLists;

export const EMPTY_CARD_FILTER: CardFilter = { searchText: '', ...listsOf(() => []) };

/**
 * The canonical form of all filters with the same meaning: well-formed text of at most {@link SEARCH_TEXT_LENGTH}
 * units, and each list in its field's canonical form. Idempotent.
 */
export const canonicalFilter = (filter: CardFilter): CardFilter => ({
  searchText: wellFormedText(filter.searchText, SEARCH_TEXT_LENGTH),
  ...listsOf((field) => canonicalList(field, filter)),
});

const canonicalList = <Field extends ListField>(field: Field, lists: FilterLists) =>
  filterField(field).canonical(lists[field], lists);

/**
 * A filter as an expression: its parts combined with AND. Empty parts are left out, so the empty filter is true of
 * every card.
 */
export function expressionOf(filter: CardFilter): CardExpression {
  const text: CardExpression[] =
    filter.searchText === '' ? [] : [{ kind: 'text', field: 'name', part: filter.searchText }];
  return {
    kind: 'all',
    of: [...text, ...LIST_FIELDS.flatMap((field) => conditionsOf(field, filter))],
  };
}

/** What one list of a filter asks for, all of which must hold; nothing if it is empty. */
export const conditionsOf = <Field extends ListField>(field: Field, lists: FilterLists) =>
  filterField(field).conditions(lists[field], lists);

/** Whether two values mean the same: traits and keywords are compared in lower case. */
const isSameChoice = (a: string | number, b: string | number): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a.toLowerCase() === b.toLowerCase() : a === b;

/** Whether a list of the filter holds a value; traits and keywords in any case. */
export function isChosen<Field extends ListField>(
  filter: CardFilter,
  field: Field,
  value: ChoiceOf<Field>,
): boolean {
  const chosen: readonly (string | number)[] = filter[field];
  return chosen.some((own) => isSameChoice(own, value));
}

/** The filter without a value in one of its lists. */
export function withoutChoice<Field extends ListField>(
  filter: CardFilter,
  field: Field,
  value: ChoiceOf<Field>,
): CardFilter {
  const chosen: readonly (string | number)[] = filter[field];
  return { ...filter, [field]: chosen.filter((own) => !isSameChoice(own, value)) };
}

/** The filter after a click on a value of a list, which adds or removes the value. */
export const toggleChoice = <Field extends ChoiceField>(
  filter: CardFilter,
  field: Field,
  value: ChoiceOf<Field>,
): CardFilter =>
  isChosen(filter, field, value)
    ? withoutChoice(filter, field, value)
    : { ...filter, [field]: [...filter[field], value] };

export type AspectState = 'off' | 'any' | 'required';

/** One aspect's state in the filter. */
export function aspectState(filter: CardFilter, aspect: AspectChoice): AspectState {
  if (filter.requiredAspects.includes(aspect)) return 'required';
  return filter.selectedAspects.includes(aspect) ? 'any' : 'off';
}

const NEXT: Record<AspectState, AspectState> = { off: 'any', any: 'required', required: 'off' };

/** The filter after a click on an aspect's button: off → any → required → off. */
export function cycleAspect(filter: CardFilter, aspect: AspectChoice): CardFilter {
  const next = NEXT[aspectState(filter, aspect)];
  const listed = (list: readonly AspectChoice[], isOn: boolean) => [
    ...list.filter((other) => other !== aspect),
    ...(isOn ? [aspect] : []),
  ];
  return {
    ...filter,
    selectedAspects: listed(filter.selectedAspects, next === 'any'),
    requiredAspects: listed(filter.requiredAspects, next === 'required'),
  };
}

/** The choices, by the list of the filter to which they belong. */
export type FilterOptions = {
  [Field in Exclude<ListField, 'requiredAspects'>]: readonly ChoiceOf<Field>[];
};

/** The distinct non-empty values in the cards: numbers sorted numerically, texts alphabetically as they are shown. */
export const filterOptionsOf = (cards: readonly Card[]): FilterOptions =>
  listsOf((field) => filterField(field).optionsOf(cards));
