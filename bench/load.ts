import autocannon from 'autocannon';
import { median } from './figure';

/** An address to put under load, with the one request that is sent to it over and over. */
export interface Target {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 8;

/** Answers a second, failing on any answer that isn't 200. */
async function throughput(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url} gave ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}

/**
 * Throughput of `ours` in multiples of `theirs`: the median over rounds in which both take their turn,
 * so that a machine that slows down slows both.
 */
export async function ratioOfThroughput(ours: Target, theirs: Target): Promise<number> {
  await throughput(ours, 2);
  await throughput(theirs, 2);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await throughput(ours, SECONDS);
    const b = await throughput(theirs, SECONDS);
    ratios.push(a / b);
  }
  return median(ratios);
}
