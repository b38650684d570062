/** How deeply a recording may be nested; the application's state needs a tenth. */
const DEPTH = 100;

/** What would harm those who walk through parsed JSON or copy it; looked for without recursion. */
export function hazardIn(value: unknown): 'depth' | 'key' | null {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH) return 'depth';
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      if (Object.hasOwn(part, '__proto__')) return 'key';
      for (const inner of Object.values(part)) next.push(inner);
    }
    level = next;
  }
  return null;
}
