import type { CardFilter } from './card-filter';
import { isSameChoice, type ChoiceField, type ChoiceOf, type ListField } from './filter-field';

/** Whether a list of the filter holds a value, however a trait or keyword is spelt there. */
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

/** The filter after a click on a value of a list: chosen if it wasn't, left out if it was. */
export const toggleChoice = <Field extends ChoiceField>(
  filter: CardFilter,
  field: Field,
  value: ChoiceOf<Field>,
): CardFilter =>
  isChosen(filter, field, value)
    ? withoutChoice(filter, field, value)
    : { ...filter, [field]: [...filter[field], value] };
