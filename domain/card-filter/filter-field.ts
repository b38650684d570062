import type { CardFilter } from './card-filter';

/** A list of the filter. */
export type ListField = Exclude<keyof CardFilter, 'searchText'>;

/** A list whose values are on or off; aspects have a third state. */
export type ChoiceField = Exclude<ListField, 'selectedAspects' | 'requiredAspects'>;

export type ChoiceOf<Field extends ListField> = CardFilter[Field][number];

/** Whether two values ask the same of a card: traits and keywords are compared in lower case (spec 5). */
export const isSameChoice = (a: string | number, b: string | number): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a.toLowerCase() === b.toLowerCase() : a === b;
