import type { Random } from '../../random';
import type { Draw } from '../brush';

/** What the name ends with, such as `Deep Mine`; any of them for a name that says none. */
export function drawNamed(draws: Record<string, Draw>, name: string, random: Random): Draw {
  const kind = Object.keys(draws).find((each) => name.toLowerCase().endsWith(each));
  return (kind === undefined ? undefined : draws[kind]) ?? random.pick(Object.values(draws));
}
