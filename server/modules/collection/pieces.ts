/** Printings that are dealt with at once: few enough for a statement's time, and to tell of progress. */
const PIECE = 5_000;

/** The order in which everyone locks printings' counts, so that no two large steps wait for each other. */
export const byPrinting = (one: { variantId: string }, other: { variantId: string }): number =>
  one.variantId < other.variantId ? -1 : 1;

/** A long list in pieces, each as large as one statement takes. */
export function* inPieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += PIECE) yield rows.slice(at, at + PIECE);
}
