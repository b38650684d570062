import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type ServerUnderLoad } from '../child';
import { startDemoDatabase } from '../demo-database';
import { times, type Bench, type Figure } from '../figure';
import { installApart } from '../install-apart';
import { ratioOfThroughput, type Target } from '../throughput';

import { cached, fromPostGraphile, uncached } from './operations';

const POSTGRAPHILE = 'bench/postgraphile';
const CACHED_BAR = 0.6;
const UNCACHED_BAR = 2.5;

const post = (server: ServerUnderLoad, body: object): Target => ({
  url: `${server.url}/graphql`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function answerOf({ url, method, headers, body }: Target): Promise<string> {
  const response = await fetch(url, { method, headers: headers ?? {}, body: body ?? null });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 500));
  return text;
}

/** A set page's query: cached, and uncached, each compared with a reference (rules/speed#bars). */
export const setPageQuery: Bench = {
  name: 'set-page-query',
  async run() {
    installApart(POSTGRAPHILE);
    const database = await startDemoDatabase();
    const running: ServerUnderLoad[] = [];
    const start = async (module: string, ...args: string[]): Promise<ServerUnderLoad> => {
      const server = await startServer(module, args);
      running.push(server);
      return server;
    };
    try {
      const ours = await start(
        'bench/set-page-query/our-server.ts',
        database.connectionString,
        database.dataDir,
      );
      const bytes = join(database.dataDir, 'ready-made.json');
      const answer = await answerOf(post(ours, cached));
      await writeFile(bytes, answer);
      const readyMade = await start('bench/set-page-query/ready-made-server.ts', bytes);
      const postGraphile = await start(`${POSTGRAPHILE}/server.cjs`, database.connectionString);
      const theirs = post(postGraphile, { query: fromPostGraphile });
      const size = `${Math.round(answer.length / 1000)} kB of JSON`;
      const theirSize = `${Math.round((await answerOf(theirs)).length / 1000)} kB`;
      await answerOf(post(ours, uncached));
      return [
        figure(
          'A set page’s query from the response cache',
          `throughput against sending the same ${size} ready-made`,
          CACHED_BAR,
          await ratioOfThroughput(post(ours, cached), post(readyMade, cached)),
        ),
        figure(
          'The same query, uncached',
          `throughput against PostGraphile on the same database, which answers with ${theirSize}`,
          UNCACHED_BAR,
          await ratioOfThroughput(post(ours, uncached), theirs),
        ),
      ];
    } finally {
      await Promise.all(running.map((server) => server.stop()));
      await database.stop();
    }
  },
};

const figure = (name: string, how: string, bar: number, ratio: number): Figure => ({
  name,
  how,
  bar: `at least ${times(bar)}`,
  measured: times(ratio),
  holds: ratio >= bar,
});
