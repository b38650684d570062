const LONGEST = 24;

/**
 * The candidate that a mistyped word most likely meant, in whatever case it was typed.
 *
 * @returns null if none is close: one letter in three may be wrong, and the first two letters are enough
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const typed = word.toLowerCase();
  if (typed.length > LONGEST) return null;
  const begun = candidates.find((candidate) => typed.length > 1 && candidate.startsWith(typed));
  if (begun !== undefined) return begun;
  let found: string | null = null;
  let least = Math.ceil(typed.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = distanceBetween(typed, candidate);
    if (distance < Math.min(least, candidate.length)) [found, least] = [candidate, distance];
  }
  return found;
}

/** The number of letters to insert, delete or replace (Levenshtein). */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line++) {
    const next = [line];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (a[line - 1] === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
