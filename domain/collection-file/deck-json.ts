import { normalizeCardSetCode } from '../card-set';
import { countFault, quoted, readCount } from '../readers';
import { type ReadRow, unreadable } from './file-row';

/** The parts of a deck in swudb's JSON, and in SWUBase's, which calls the second leader `leader2`. */
export const DECK_PARTS = {
  one: ['leader', 'secondleader', 'leader2', 'base'],
  several: ['deck', 'sideboard'],
} as const;

/** `SOR_005`; programs differ in what stands between. */
const CARD_ID = /^([a-z][a-z0-9]{1,5})[\s_#-]*?(\d{1,5}[a-z]?)$/i;

/** Reads one card of a deck: `{"id":"SOR_005","count":1}`, or its id alone. Without a count, it is one copy. */
export function readDeckEntry(entry: unknown): ReadRow {
  if (typeof entry === 'string') return readDeckEntry({ id: entry });
  if (typeof entry !== 'object' || entry === null) return unreadable('This isn’t a card.');
  const { cardId, quantity = 1, ...fields } = entry as Record<string, unknown>;
  const { id = cardId, count = quantity } = fields;
  const [, code = '', number = ''] = CARD_ID.exec(typeof id === 'string' ? id.trim() : '') ?? [];
  if (code === '') return unreadable(`${quoted(String(id))} names no set and number.`);
  const setCode = normalizeCardSetCode(code);
  const printing = { setCode, number, isFoil: null, variantType: null };
  const copies = readCount(typeof count === 'string' ? count : JSON.stringify(count));
  return copies === undefined
    ? unreadable(countFault('The count', JSON.stringify(count)), printing)
    : { ok: true, row: { printing, count: copies } };
}
