import { itLong } from '@tests/support/jest/it-long';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@server/platform/db/embedded/server-process';
import { makeDataFolder } from '@tests/support/postgres/data-folder';
import { bundled } from './bundled';
import { postgresRuns, startFromSources, type StartedProgram } from './started-program';

jest.setTimeout(180_000);

let main: string;
let dataDir: string;
let port: number;
let started: StartedProgram;

beforeAll(() => {
  main = bundled('server/app/main.ts');
});
afterAll(() => rm(main));

beforeEach(async () => {
  dataDir = await makeDataFolder('migrated');
  port = await freePort();
  started = startFromSources(main, { dataDir, port });
  await started.said('Starbinder is ready at ');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const QUERY = JSON.stringify({ query: '{ cardSets { code } }' });
const keptAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });

interface Answer {
  status: number | undefined;
  body: string;
  /** Whether it came on the connection of an earlier request. */
  reused: boolean;
  closes: boolean;
}

function send(agent: Agent, path: string, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent });
    sent.on('error', reject).on('response', (response: IncomingMessage) => {
      const { statusCode: status } = response;
      const closes = response.headers.connection === 'close';
      text(response).then(
        (said) => resolve({ status, body: said, reused: sent.reusedSocket, closes }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** Sends requests over one connection as long as it is kept alive. */
async function askOnAndOn(outcomes: unknown[]): Promise<void> {
  const agent = keptAlive();
  for (;;) {
    const { status, body, closes } = await send(agent, '/graphql', QUERY);
    outcomes.push(status === 200 ? body : status);
    if (closes) return agent.destroy();
  }
}

/** A request with half of its body sent. */
async function sendHalf(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${QUERY.length}\r\n\r\n${QUERY.slice(0, 9)}`,
  );
  return socket;
}

it('serves running requests and those on kept-alive connections, then ends with code 0', async () => {
  const quiet = keptAlive();
  await send(quiet, '/graphql', QUERY);
  const half = await sendHalf();
  const outcomes: unknown[] = [];
  const load = Array.from({ length: 8 }, () => askOnAndOn(outcomes));
  while (outcomes.length < 50) await after(5);

  started.program.kill('SIGTERM');
  while ((await send(new Agent(), '/readyz')).status === 200) await after(5);

  expect(await send(new Agent(), '/healthz')).toMatchObject({ status: 200 });
  expect(await send(new Agent(), '/graphql', QUERY)).toMatchObject({ status: 200 });
  expect(await send(quiet, '/graphql', QUERY)).toMatchObject({
    status: 200,
    reused: true,
    closes: true,
  });
  half.write(QUERY.slice(9));
  expect(await text(half)).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*"cardSets":\[\]/i);
  await Promise.all(load);
  expect(new Set(outcomes)).toEqual(new Set(['{"data":{"cardSets":[]}}']));
  expect(await started.ended()).toMatchObject({ code: 0 });
  expect(postgresRuns(dataDir)).toBe(false);
});

itLong(
  'cuts off a request that doesn’t end, long before it would be refused for that',
  async () => {
    const half = await sendHalf();
    started.program.kill('SIGTERM');
    // After ten seconds, it would be answered with 408.
    expect(await text(half).catch(({ code }: NodeJS.ErrnoException) => code)).toMatch(
      /^$|ECONNRESET/,
    );
    expect(await started.ended()).toMatchObject({ code: 0 });
  },
);
