/** The most ids that the server takes in one `cards` query. */
const LARGEST_BATCH = 300;

/** Splits ids into as few batches as the server takes. */
export function inBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let start = 0; start < ids.length; start += LARGEST_BATCH) {
    batches.push(ids.slice(start, start + LARGEST_BATCH));
  }
  return batches;
}
