import { median } from '../figure';

const ROUNDS = 5;
const SECONDS = 1;

/** How often a second something is done, by several who each begin again as soon as they are done. */
async function throughput(act: () => Promise<unknown>, atOnce: number): Promise<number> {
  const started = performance.now();
  const end = started + SECONDS * 1000;
  let done = 0;
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return done / ((performance.now() - started) / 1000);
}

/**
 * Throughput of `ours` in multiples of `theirs`: the median over rounds in which both take turns, so a machine that
 * slows down slows both.
 */
export async function ratioOfThroughput(
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
  atOnce: number,
): Promise<number> {
  const round = async (): Promise<number> => {
    const a = await throughput(ours, atOnce);
    return a / (await throughput(theirs, atOnce));
  };
  await round();
  const ratios: number[] = [];
  for (let count = 0; count < ROUNDS; count += 1) ratios.push(await round());
  return median(ratios);
}
