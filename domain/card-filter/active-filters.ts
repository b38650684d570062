import { EMPTY_CARD_FILTER, type CardFilter } from './card-filter';
import type { ChoiceOf, ListField } from './filter-field';
import { withoutChoice } from './toggle-choice';

type ActiveChoice = { [Field in ListField]: { field: Field; value: ChoiceOf<Field> } }[ListField];

/** One thing that a filter asks and that can be taken back by itself, as plain data. */
export type ActiveFilter = { field: 'searchText'; value: string } | ActiveChoice;

/** All that a filter asks, one by one: text first, then the lists in the order of their fields. */
export function activeFilters(filter: CardFilter): ActiveFilter[] {
  return Object.keys(EMPTY_CARD_FILTER).flatMap((key): ActiveFilter[] => {
    const field = key as keyof CardFilter;
    if (field === 'searchText')
      return filter.searchText === '' ? [] : [{ field, value: filter.searchText }];
    return filter[field].map((value) => ({ field, value }) as ActiveChoice);
  });
}

/** The filter without exactly this one. */
export const withoutFilter = (filter: CardFilter, active: ActiveFilter): CardFilter =>
  active.field === 'searchText'
    ? { ...filter, searchText: '' }
    : withoutChoice(filter, active.field, active.value);
