import { parseSearchLine, printExpression, printSearchLine, splitExpression } from './card-filter';
import { DEFAULT_CARD_LIST, encodeCardList } from './card-list-link';
import { MAX_ITEMS_AT_ONCE } from './trade-list';
import { formatNumber } from './number-text';
import { isBlank, isPlainText, wellFormedText } from './plain-text';

/** How many searches a player can keep. */
export const MAX_SAVED_SEARCHES = 100;

/** The longest name of a saved search, in UTF-16 units. */
export const SAVED_SEARCH_NAME_LENGTH = 80;

/** Why a search can't be saved, with the words for it (rules/search#saved-searches). */
export const SAVED_SEARCH_ERRORS = {
  NAME_BLANK: 'Enter a name.',
  NAME_TOO_LONG: `A name has at most ${SAVED_SEARCH_NAME_LENGTH} characters.`,
  NAME_INVALID: 'This name contains characters that can’t be stored.',
  NAME_TAKEN: 'You have a saved search with this name.',
  LINE_EMPTY: 'Search for something first: this line finds every card.',
  LINE_INVALID: 'This search can’t be understood, so it can’t be saved.',
  TOO_MANY: `You can keep ${MAX_SAVED_SEARCHES} saved searches. Delete one first.`,
} as const;

export type SavedSearchErrorCode = keyof typeof SAVED_SEARCH_ERRORS;

/** A name as it is stored: without white space around it, and with single blanks in it. */
export const toSavedSearchName = (typed: string): string =>
  isBlank(typed) ? '' : typed.trim().replaceAll(/\s+/gu, ' ').normalize('NFC');

/** The part of a name that is unique among a player's: names differ in more than upper and lower case. */
export const savedSearchKey = (name: string): string => toSavedSearchName(name).toLowerCase();

/** The error of a typed name alone; null if it is valid. */
export function savedSearchNameErrorOf(typed: string): SavedSearchErrorCode | null {
  const name = toSavedSearchName(typed);
  if (name === '') return 'NAME_BLANK';
  if (name.length > SAVED_SEARCH_NAME_LENGTH) return 'NAME_TOO_LONG';
  return isPlainText(name) ? null : 'NAME_INVALID';
}

/** The error of a search line that is to be saved; null if it is valid. */
export function savedSearchLineErrorOf(line: string): SavedSearchErrorCode | null {
  const canonical = canonicalLine(line);
  if (canonical === null || !isPlainText(canonical)) return 'LINE_INVALID';
  return canonical === '' ? 'LINE_EMPTY' : null;
}

/** The canonical text of a search line, in which it is saved; null for one that can't be understood. */
export function canonicalLine(line: string): string | null {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) return null;
  const { filter, rest } = splitExpression(parsed.expression);
  const canonical = printSearchLine({ filter, query: printExpression(rest) });
  return parseSearchLine(canonical).ok ? canonical : null;
}

/** A name to propose for a line: the line itself, cut at a blank if it is too long, and numbered if the name is taken. */
export function proposedName(line: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(savedSearchKey));
  const name = toSavedSearchName(cutAtBlank(line, SAVED_SEARCH_NAME_LENGTH - NUMBER_LENGTH));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!keys.has(savedSearchKey(numbered))) return numbered;
  }
}

/** The room that is left for a number behind a name. */
const NUMBER_LENGTH = ' 101'.length;

function cutAtBlank(text: string, most: number): string {
  if (text.length <= most) return wellFormedText(text, most);
  const cut = wellFormedText(text, most - 1);
  const blank = cut.lastIndexOf(' ');
  return `${blank > most / 2 ? cut.slice(0, blank) : cut}…`;
}

/** The query string of all cards that a line finds, without `?`; the same for everyone (rules/links#canonical). */
export const savedSearchLink = (line: string): string =>
  encodeCardList({ ...DEFAULT_CARD_LIST, query: line });

/** Shown if a saved search finds more printings than are put on a list at once. */
export const tooManyToAdd = (printings: number): string =>
  `Your want list lacks ${formatNumber(printings)} printings of this search. At most ${formatNumber(MAX_ITEMS_AT_ONCE)} can be added at once: narrow the search.`;
