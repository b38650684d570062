import { withoutChoice, type CardFilter } from './card-filter';
import { filterField, LIST_FIELDS, type ChoiceOf, type ListField } from './fields';

type ActiveChoice<Field extends ListField> = {
  [Each in Field]: { field: Each; value: ChoiceOf<Each> };
}[Field];

/** One part of a filter that can be removed by itself, as plain data. */
export type ActiveFilter = { field: 'searchText'; value: string } | ActiveChoice<ListField>;

/** The parts of a filter: text first, then the lists in the order of their fields. */
export function activeFilters(filter: CardFilter): ActiveFilter[] {
  const { searchText } = filter;
  return [
    ...(searchText === '' ? [] : [{ field: 'searchText' as const, value: searchText }]),
    ...LIST_FIELDS.flatMap((field) =>
      filter[field].map((value) => ({ field, value }) as ActiveChoice<ListField>),
    ),
  ];
}

/** A chip's label for an active filter: `Cost 3`, `Rare`, `Required: Command`, `Trait: Pilot`. */
export function activeFilterLabel(active: ActiveFilter): string {
  return active.field === 'searchText' ? `Text: “${active.value}”` : chipOf(active);
}

const chipOf = <Field extends ListField>({
  field,
  value,
}: {
  field: Field;
  value: ChoiceOf<Field>;
}): string => filterField(field).chip(value);

/** The filter without this part. */
export const withoutFilter = (filter: CardFilter, active: ActiveFilter): CardFilter =>
  active.field === 'searchText'
    ? { ...filter, searchText: '' }
    : withoutChoice(filter, active.field, active.value);
