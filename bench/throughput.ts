import { Agent, request } from 'node:http';
import { median } from './figure';

/** An address to put under load, with the request that is sent to it repeatedly. */
export interface Target {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 8;

/** Sends one request and reads its answer to the end, without keeping it. */
const ask = ({ url, method, headers, body }: Target, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, ...(headers && { headers }) }, (response) => {
      response.resume().once('error', reject).once('end', resolve);
      if (response.statusCode !== 200) reject(new Error(`${url} gave ${response.statusCode}`));
    });
    sent.once('error', reject).end(body);
  });

/**
 * Answers per second over several connections, each of which sends the next request as soon as an answer arrives. The
 * load shares the machine with what it measures, so it does nothing but count: autocannon, which parses answers in
 * JavaScript, reached a fifth of this rate with a set page's ready-made bytes.
 */
async function throughput(target: Target, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const end = started + seconds * 1000;
  let answers = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      await ask(target, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return answers / ((performance.now() - started) / 1000);
}

/**
 * Throughput of `ours` in multiples of `theirs`: the median over rounds in which both take turns, so a machine that
 * slows down slows both.
 */
export async function ratioOfThroughput(ours: Target, theirs: Target): Promise<number> {
  await throughput(ours, SECONDS);
  await throughput(theirs, SECONDS);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await throughput(ours, SECONDS);
    const b = await throughput(theirs, SECONDS);
    ratios.push(a / b);
  }
  return median(ratios);
}
