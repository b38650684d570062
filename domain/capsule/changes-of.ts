import { isRecord } from './is-record';
import { pathTo, tell } from './tell';

/** What became of the parts of a state that changed: path → the new value, as {@link tell} puts it. */
export type Changes = Record<string, string>;

/** Where more parts of one object changed, the object is told as a whole. */
const MANY = 12;

/** What differs between two states. Quick where they share parts, as a reducer's do. */
export function changesOf(before: unknown, after: unknown, path = ''): Changes {
  if (before === after) return {};
  if (!isRecord(before) || !isRecord(after)) {
    const told = tell(after);
    return tell(before) === told ? {} : { [path]: told };
  }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => changesOf(before[key], after[key], pathTo(path, key)))
    .filter((changes) => Object.keys(changes).length > 0);
  return changed.length > MANY && path !== ''
    ? { [path]: tell(after) }
    : (Object.assign({}, ...changed) as Changes);
}
