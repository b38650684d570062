import type { Card } from '../card';
import { listsOf } from './card-filter';
import { filterField, type ChoiceOf, type ListField } from './fields';

/** What a person can choose from, by the list of the filter that the choice goes to. */
export type FilterOptions = {
  [Field in Exclude<ListField, 'requiredAspects'>]: readonly ChoiceOf<Field>[];
};

/** The distinct non-empty values in the cards: numbers sorted numerically, texts alphabetically as they are shown. */
export const filterOptionsOf = (cards: readonly Card[]): FilterOptions =>
  listsOf((field) => filterField(field).optionsOf(cards));
