import { digestOf } from './digest';
import { isRecord } from './is-record';

/** A value with more parts is told by its digest without a look at its length. */
const PARTS = 12;
/** In UTF-16 units. */
const LENGTH = 80;

const byKey = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A value in few words: its JSON where that is short, otherwise `#` and its digest; `absent` for undefined. */
export function tell(value: unknown): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'object' && value !== null && Object.keys(value).length > PARTS) {
    return `#${digestOf(value)}`;
  }
  const text = JSON.stringify(value, byKey) ?? 'absent';
  return text.length > LENGTH ? `#${digestOf(value)}` : text;
}

/** One step further on a path: `cardList` and `sort` make `cardList.sort`. */
export const pathTo = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
