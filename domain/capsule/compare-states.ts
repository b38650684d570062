import { digestOf, isRecord } from './digest';

/** A value with more parts is summarized by its digest, whatever its length. */
const PARTS = 12;
/** In UTF-16 units. */
const LENGTH = 80;

const byKey = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A short form of a value: its JSON if that is short, else `#` and its digest; `absent` for undefined. */
export function summarize(value: unknown): string {
  if (value === undefined) return 'absent';
  if (typeof value === 'object' && value !== null && Object.keys(value).length > PARTS) {
    return `#${digestOf(value)}`;
  }
  const text = JSON.stringify(value, byKey) ?? 'absent';
  return text.length > LENGTH ? `#${digestOf(value)}` : text;
}

/** One step further on a path: `cardList` and `sort` make `cardList.sort`. */
export const pathTo = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** The parts of a state that changed: path → the new value, as {@link summarize} writes it. */
export type Changes = Record<string, string>;

/** An object with more changed parts is summarized as a whole. */
const MANY = 12;

/** The differences of two states. Fast if they share parts, as a reducer's do. */
export function changesOf(before: unknown, after: unknown, path = ''): Changes {
  if (before === after) return {};
  if (!isRecord(before) || !isRecord(after)) {
    const summary = summarize(after);
    return summarize(before) === summary ? {} : { [path]: summary };
  }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => changesOf(before[key], after[key], pathTo(path, key)))
    .filter((changes) => Object.keys(changes).length > 0);
  return changed.length > MANY && path !== ''
    ? { [path]: summarize(after) }
    : (Object.assign({}, ...changed) as Changes);
}

/** Where two states differ, and the value in each, as {@link summarize} writes it. */
export interface Difference {
  path: string;
  expected: string;
  actual: string;
}

const partsOf = (value: unknown): Record<string, unknown> | null =>
  Array.isArray(value) ? { ...value } : isRecord(value) ? value : null;

/** The first place, in the order of the expected one's keys, where two pieces of plain data differ; or null. */
export function firstDifference(expected: unknown, actual: unknown, path = ''): Difference | null {
  if (digestOf(expected) === digestOf(actual)) return null;
  const [wanted, got] = [partsOf(expected), partsOf(actual)];
  if (wanted && got && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
      const difference = firstDifference(wanted[key], got[key], pathTo(path, key));
      if (difference) return difference;
    }
  }
  return { path, expected: summarize(expected), actual: summarize(actual) };
}
