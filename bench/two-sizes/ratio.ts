import { median } from '../figure';
import type { Side } from './side';

const ROUNDS = 9;
const CALLS_A_ROUND = 50;

type Make = (side: Side) => Promise<unknown>;

/** A call's time on one side in multiples of its time on the other: the median over rounds in which both take turns. */
export async function ratioOfTime(make: Make, one: Side, other: Side): Promise<number> {
  await timeSpent(make, one, other);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = await timeSpent(make, one, other);
    ratios.push(a / b);
  }
  return median(ratios);
}

/** Milliseconds that a round's calls took on each side. */
async function timeSpent(make: Make, one: Side, other: Side): Promise<[number, number]> {
  const spent: [number, number] = [0, 0];
  for (let call = 0; call < CALLS_A_ROUND; call += 1) {
    spent[0] += await timeOf(make, one);
    spent[1] += await timeOf(make, other);
  }
  return spent;
}

async function timeOf(make: Make, side: Side): Promise<number> {
  const started = performance.now();
  await make(side);
  return performance.now() - started;
}
