import {
  MAX_SAVED_SEARCHES,
  SAVED_SEARCH_ERRORS,
  type SavedSearchErrorCode,
  savedSearchKey,
  savedSearchLineErrorOf,
  savedSearchNameErrorOf,
} from '@domain/saved-search';
import { isListedQuantity, MAX_WANTED } from '@domain/trade-list';
import type { FieldError } from '@server/platform/graphql/field-error';
import type { SavedSearch } from '../queries/saved-searches';

const errorOf = (field: string, code: SavedSearchErrorCode): FieldError => ({
  field,
  code,
  message: SAVED_SEARCH_ERRORS[code],
});

/** Everything that is wrong with a name, among the player's other saved searches. */
export function validateName(name: string, others: readonly SavedSearch[]): FieldError[] {
  const code = savedSearchNameErrorOf(name);
  if (code !== null) return [errorOf('name', code)];
  const key = savedSearchKey(name);
  return others.some((other) => savedSearchKey(other.name) === key)
    ? [errorOf('name', 'NAME_TAKEN')]
    : [];
}

export function validateLine(line: string): FieldError[] {
  const code = savedSearchLineErrorOf(line);
  return code === null ? [] : [errorOf('line', code)];
}

export const validateCopies = (copies: number): FieldError[] =>
  isListedQuantity('WANT_LIST', copies)
    ? []
    : [
        {
          field: 'copies',
          message: `Choose a quantity from 1 to ${MAX_WANTED}.`,
          code: 'INVALID',
        },
      ];

/** The error of one more saved search. */
export const validateNumber = (kept: readonly SavedSearch[]): FieldError[] =>
  kept.length < MAX_SAVED_SEARCHES ? [] : [errorOf('name', 'TOO_MANY')];
