import { wellFormedText } from '@domain/card-filter';

const MOST_CHARACTERS = 120;
const FALLBACK = 'Imported file';

/** What a file is called in the history: one line of plain characters, not too long. */
export function shownFileName(given: unknown): string {
  if (typeof given !== 'string') return FALLBACK;
  const line = given.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return wellFormedText(line, MOST_CHARACTERS) || FALLBACK;
}
