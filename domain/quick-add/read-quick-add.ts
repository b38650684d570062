import type { QuickAddReading } from './reading';
import type { QuickAddIndex } from './quick-add-index';
import { readNameLine } from './read-name';
import { readNumberLine } from './read-number';

/** Longer lines aren't names; searching all cards for a pasted book would only slow typing down. */
const MAX_UNITS = 200;

/** Choices beyond these are named better by another word or letter. */
const MAX_CHOICES = 8;

/**
 * Reads a line of quick add: a printing's number or words of a card's name, a printing's short code if it isn't the
 * plainest one, and a count if it isn't 1: `059 3`, `59f 2`, `lantern hs`.
 *
 * @param index the current set's
 * @returns at most {@link MAX_CHOICES} choices
 */
export function readQuickAdd(line: string, index: QuickAddIndex): QuickAddReading {
  const { choices, error } = readLine(line, index);
  return { choices: choices.slice(0, MAX_CHOICES), error };
}

function readLine(line: string, index: QuickAddIndex): QuickAddReading {
  const words = line.slice(0, MAX_UNITS).trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { choices: [], error: null };
  const byNumber = readNumberLine(words, index);
  if (byNumber === null || byNumber.error === null) return byNumber ?? readNameLine(words, index);
  // A name may begin with a number, too.
  const byName = readNameLine(words, index);
  return byName.error === null ? byName : byNumber;
}
