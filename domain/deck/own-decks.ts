import { isBlank, isPlainText } from '../plain-text';

/** How many decks a player can keep. */
export const MAX_DECKS = 200;

/** How many former versions of a deck are kept. */
export const MAX_DECK_VERSIONS = 50;

/** The longest name of a deck, in UTF-16 units. */
export const DECK_NAME_LENGTH = 100;

/** Why a deck can't be kept, with the words for it (rules/decks#deck). */
export const DECK_ERRORS = {
  NAME_BLANK: 'Enter a name.',
  NAME_TOO_LONG: `A name has at most ${DECK_NAME_LENGTH} characters.`,
  NAME_INVALID: 'This name contains characters that can’t be stored.',
  TOO_MANY: `You can keep ${MAX_DECKS} decks. Delete one first.`,
} as const;

export type DeckErrorCode = keyof typeof DECK_ERRORS;

/** A name as it is stored: without white space around it, and with single blanks in it. */
export const toDeckName = (typed: string): string =>
  isBlank(typed) ? '' : typed.trim().replaceAll(/\s+/gu, ' ').normalize('NFC');

/** The error of a typed name; null if it is valid. */
export function deckNameErrorOf(typed: string): DeckErrorCode | null {
  const name = toDeckName(typed);
  if (name === '') return 'NAME_BLANK';
  if (name.length > DECK_NAME_LENGTH) return 'NAME_TOO_LONG';
  return isPlainText(name) ? null : 'NAME_INVALID';
}
