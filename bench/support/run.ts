/** A function that does its work at the first call alone; later calls get the same outcome. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let outcome: Promise<Value> | undefined;
  return () => (outcome ??= work());
}

const stops: (() => Promise<void>)[] = [];

/** Leaves something running for all benches, and stops it at the end of the run. */
export const stopAtEnd = (stop: () => Promise<void>) => void stops.push(stop);

/** Stops what benches share. */
export async function stopAll(): Promise<void> {
  for (const stop of stops) await stop();
}
