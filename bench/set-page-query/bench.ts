import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { figure, times, type Bench } from '../figure';
import { startChild } from '../support/child';
import { sharedCluster } from '../support/cluster';
import { installApart } from '../support/install-apart';
import { ratioOfThroughput } from '../support/throughput';
import { cached, fromPostGraphile, uncached } from './operations';

const OURS = 'bench/set-page-query/server-process.ts';
const POSTGRAPHILE = 'bench/postgraphile';
const BARS = { cached: 0.6, uncached: 2.5 };

/** A server under load in a process of its own, so that it and the load don't share a thread. */
interface Server {
  port: number;
  stop(): Promise<void>;
}

const post = ({ port }: Server, body: object): Target => ({
  url: `http://127.0.0.1:${port}/graphql`,
  body: JSON.stringify(body),
});

/** As many connections as each side is asked over. */
const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const HEADERS = { 'content-type': 'application/json' };

/** An address to put under load, with what is posted to it repeatedly. */
interface Target {
  url: string;
  body: string;
}

/**
 * Sends one request and reads its answer to the end, without keeping it. The load shares the machine with what it
 * measures: autocannon, which parses answers in JavaScript, reached a fifth of the rate with a set page's bytes.
 */
const ask = ({ url, body }: Target): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: HEADERS }, (response) => {
      response.resume().once('error', reject).once('end', resolve);
      if (response.statusCode !== 200) reject(new Error(`${url} gave ${response.statusCode}`));
    });
    sent.once('error', reject).end(body);
  });

async function answerOf({ url, body }: Target): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: HEADERS, body });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 500));
  return text;
}

const kilobytes = (text: string): string => `${Math.round(text.length / 1000)} kB`;

/** A set page's query: cached, and uncached, each compared with a reference (rules/speed#bars). */
export const setPageQuery: Bench = {
  name: 'set-page-query',
  async prepare() {
    installApart(POSTGRAPHILE);
    await sharedCluster();
  },
  async run() {
    const { make, dataDir } = await sharedCluster();
    const connectionString = await make('set_page_query', 'catalogue');
    const running: Server[] = [];
    const start = async (module: string, ...args: string[]): Promise<Server> => {
      const { child, first, ended } = await startChild<{ port: number }>(module, ...args);
      const stop = async () => {
        child.disconnect();
        await ended;
      };
      const server = { ...first, stop };
      running.push(server);
      return server;
    };
    try {
      const ours = await start(OURS, 'ours', connectionString, dataDir);
      const bytes = join(dataDir, 'ready-made.json');
      const answer = await answerOf(post(ours, cached));
      await writeFile(bytes, answer);
      const readyMade = await start(OURS, 'ready-made', bytes);
      const postGraphile = await start(`${POSTGRAPHILE}/server.cjs`, connectionString);
      const theirs = post(postGraphile, { query: fromPostGraphile });
      const theirAnswer = await answerOf(theirs);
      await answerOf(post(ours, uncached));
      const ratio = (target: Target, reference: Target) =>
        ratioOfThroughput(
          () => ask(target),
          () => ask(reference),
          CONNECTIONS,
        );
      return [
        figure(
          'A set page’s query from the response cache',
          `throughput against sending the same ${kilobytes(answer)} of JSON ready-made`,
          {
            amount: await ratio(post(ours, cached), post(readyMade, cached)),
            atLeast: BARS.cached,
            as: times,
          },
        ),
        figure(
          'The same query, uncached',
          `throughput against PostGraphile on the same database, which answers with ${kilobytes(theirAnswer)}`,
          { amount: await ratio(post(ours, uncached), theirs), atLeast: BARS.uncached, as: times },
        ),
      ];
    } finally {
      await Promise.all(running.map((server) => server.stop()));
    }
  },
};
