/** Two numbers with a hyphen, a dash or dots between them, and perhaps the code of a printing behind: `5-8`, `5–8f`. */
const RANGE = /(?<![\w.])(\d{1,4})(?:[-–]|\.\.)(\d{1,4})(?=[a-z]{0,3}(?:\s|$))/i;

/**
 * The entries for which a range stands: `SHD 5-7 foil` for `SHD 5 foil`, `SHD 6 foil` and `SHD 7 foil`. With blanks
 * around the hyphen, the second number could be a count.
 *
 * @returns null for a text without a range, or with one that goes down
 */
export function entriesOfRange(text: string): readonly string[] | null {
  const [range = '', from, to] = RANGE.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!(first < last)) return null;
  // A bare number at the end isn't another card here.
  const counted = text.replace(/\s(\d+)$/, ' x$1');
  return Array.from({ length: last - first + 1 }, (_, at) =>
    counted.replace(range, String(first + at)),
  );
}
