import {
  type ColumnMapping,
  headerKey,
  type NamedMapping,
  namedMapping,
  recalledMapping,
} from '@domain/collection-file';
import { rememberedText } from '@/shared/lib/browser/storage';

/**
 * A person's mappings of unknown columns, latest first. In the browser, not in the account: the file is on this device
 * as well, its columns reveal nothing about the person, and nothing waits for the server (decision 0016).
 */
const memory = rememberedText('collection-file-columns');

/** How many mappings are kept; beyond that, the oldest is dropped. */
const MOST = 20;

type Remembered = [key: string, mapping: NamedMapping];

function remembered(): Remembered[] {
  try {
    const list: unknown = JSON.parse(memory.get() ?? '[]');
    return Array.isArray(list) ? list.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/** An extension or an older version may have written anything into the browser's storage. */
const isRemembered = (entry: unknown): entry is Remembered =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'object' &&
  entry[1] !== null;

/** The last mapping for a file with these columns; null if nobody has mapped such a file here. */
export function recallMapping(header: readonly string[]): ColumnMapping | null {
  const key = headerKey(header);
  const known = key === null ? undefined : remembered().find(([each]) => each === key);
  return known ? recalledMapping(header, known[1]) : null;
}

export function rememberMapping(header: readonly string[], mapping: ColumnMapping): void {
  const key = headerKey(header);
  if (key === null) return;
  const others = remembered().filter(([each]) => each !== key);
  const list: Remembered[] = [[key, namedMapping(header, mapping)], ...others];
  memory.set(JSON.stringify(list.slice(0, MOST)));
}
