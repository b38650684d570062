import { digestOf } from './digest';
import { isRecord } from './is-record';
import { pathTo, tell } from './tell';

/** Where two states part, and what stands there in each, as {@link tell} puts it. */
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
  return { path, expected: tell(expected), actual: tell(actual) };
}
