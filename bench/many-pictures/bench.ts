import { formatNumber } from '@domain/number-text';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { DEMO_SEED } from '@server/app/demo/catalogue';
import { generateSet } from '@server/app/demo/catalogue/generate-set';
import { imagesOf } from '@server/app/demo/catalogue/write-set';
import { DEMO_SETS } from '@server/app/demo/catalogue/sets';
import { startProgram } from '@tests/support/browser/program';
import type { Bench } from '../figure';
import { cached } from '../set-page-query/operations';

const PICTURES = 1_000;
const ON_ONE_PAGE = 60;
const WIDTH = 640;
/** The number of connections that a browser opens to one host. */
const CONNECTIONS = 6;
const BAR_MB = 350;
const BAR_MS = 100;
/** Between two answers. Without a pause, the rate limit would soon refuse the address. */
const PAUSE_MS = 5;

/** Ids of the demo's pictures, none of which has been requested yet. */
const newPictureIds = (): string[] =>
  DEMO_SETS.flatMap((mood) => generateSet(mood, DEMO_SEED).printings)
    .flatMap(imagesOf)
    .map(({ id }) => id)
    .slice(0, PICTURES);

async function get(url: string, agent: Agent): Promise<void> {
  const sent = request(url, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} gave ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
}

/** Fetches pictures as a browser does, several at a time. */
async function fetchAll(url: string, ids: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await Promise.all(ids.map((id) => get(`${url}/images/cards/${id}/${WIDTH}`, agent)));
  agent.destroy();
}

/** The milliseconds that each of a set page's ready-made answers takes while other work runs. */
async function answersDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const variables = encodeURIComponent(JSON.stringify(cached.variables));
  const answer = `${url}/graphql?id=${cached.id}&variables=${variables}`;
  const agent = new Agent({ keepAlive: true });
  const under = { way: true };
  const done = work.finally(() => (under.way = false));
  const took: number[] = [];
  while (under.way) {
    const started = performance.now();
    await get(answer, agent);
    took.push(performance.now() - started);
    await after(PAUSE_MS);
  }
  await done;
  agent.destroy();
  return took;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** A process's resident memory, in MB. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

/** A first start, then a page of new pictures, then a thousand of them. */
export const manyPictures: Bench = {
  name: 'many-pictures',
  async run() {
    const program = await startProgram();
    try {
      const ids = newPictureIds();
      const atFirst = memoryOf(program.pid);
      const page = ids.slice(0, ON_ONE_PAGE);
      // The first request puts the answer into the cache.
      await answersDuring(program.url, Promise.resolve());
      const took = p99(await answersDuring(program.url, fetchAll(program.url, page)));
      await fetchAll(program.url, ids.slice(ON_ONE_PAGE));
      const atLast = memoryOf(program.pid);
      return [
        {
          name: `A ready-made answer while ${ON_ONE_PAGE} new pictures are drawn`,
          how: 'the set page’s query from the response cache, one after the other; the 99th of a hundred',
          bar: `at most ${BAR_MS} ms`,
          measured: `${took.toFixed(0)} ms`,
          holds: took <= BAR_MS,
        },
        {
          name: `Memory after a first start and ${formatNumber(PICTURES)} new pictures`,
          how: 'resident, of the program with its threads; PostgreSQL apart',
          bar: `at most ${BAR_MB} MB`,
          measured: `${atLast.toFixed(0)} MB (${atFirst.toFixed(0)} MB after the first start)`,
          holds: Math.max(atFirst, atLast) <= BAR_MB,
        },
      ];
    } finally {
      await program.stop();
    }
  },
};
