import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const LOOK_EVERY_MS = 250;
const ANSWER_WITHIN_MS = 2_000;
/** What belongs to one connection alone. */
const OF_ONE_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

interface Target {
  port: number;
  isReady: boolean;
  agent: Agent;
}

/** What stands in front of several processes. */
export interface Proxy {
  name: string;
  /** Waits until it sends requests to a port, or no longer does. */
  until(port: number, isReady: boolean): Promise<void>;
  /**
   * @param away the port of a process whose visitors aren't asked for; all others are ready
   * @throws unless each visitor stays at the same process as before, if it is a proxy that promises that
   */
  expectSticky(away?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Our own: sends requests to those whose `/readyz` is 200, each to the next one.
 *
 * As other proxies, it sends a request once more only if that can do no harm: if nothing of it has arrived, or if it reads
 * only.
 */
export async function startOwnProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const targets = ports.map((each): Target => ({
    port: each,
    isReady: false,
    agent: new Agent({ keepAlive: true }),
  }));
  let turn = 0;
  const nextTarget = (besides: readonly Target[]): Target | undefined => {
    const ready = targets.filter((target) => target.isReady && !besides.includes(target));
    turn += 1;
    return ready[turn % ready.length];
  };

  const look = (target: Target): Promise<void> =>
    new Promise((resolve) => {
      const answered = (isReady: boolean) => {
        target.isReady = isReady;
        resolve();
      };
      const options = {
        port: target.port,
        path: '/readyz',
        agent: false,
        timeout: ANSWER_WITHIN_MS,
      };
      const asked = request(options);
      asked
        .on('timeout', () => asked.destroy(new Error('no answer')))
        .on('error', () => answered(false))
        .on('response', (response: IncomingMessage) => {
          response.resume();
          answered(response.statusCode === 200);
        })
        .end();
    });
  const looking = new Set<Target>();
  const watch = setInterval(() => {
    for (const target of targets) {
      if (looking.has(target)) continue;
      looking.add(target);
      void look(target).finally(() => looking.delete(target));
    }
  }, LOOK_EVERY_MS);

  const pass = (from: IncomingMessage, body: Buffer, to: ServerResponse, tried: Target[]): void => {
    const target = nextTarget(tried);
    if (target === undefined) {
      to.writeHead(503, { 'retry-after': '1' }).end();
      return;
    }
    const { method = 'GET', url = '/', headers } = from;
    const sent = request({ port: target.port, method, path: url, headers, agent: target.agent });
    to.on('close', () => sent.destroy());
    sent.on('response', (response: IncomingMessage) => {
      const passed = Object.entries(response.headers).filter(
        ([name]) => !OF_ONE_HOP.includes(name),
      );
      to.writeHead(
        response.statusCode ?? 502,
        Object.fromEntries(passed) as Record<string, string>,
      );
      to.flushHeaders();
      response.on('error', () => to.destroy());
      response.pipe(to);
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (to.headersSent || to.destroyed) return void to.destroy();
      if (code === 'ECONNREFUSED') target.isReady = false;
      if (code === 'ECONNREFUSED' || method === 'GET') pass(from, body, to, [...tried, target]);
      else to.writeHead(502).end();
    });
    sent.end(body);
  };

  const server = createServer((from, to) => {
    buffer(from).then(
      (body) => pass(from, body, to, []),
      () => to.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    name: 'our own proxy, since Caddy isn’t installed',
    async until(wanted, isReady) {
      for (const target of targets.filter((each) => each.port === wanted)) {
        do await look(target);
        while (target.isReady !== isReady);
      }
    },
    async expectSticky() {},
    async close() {
      clearInterval(watch);
      server.close();
      server.closeAllConnections();
      for (const { agent } of targets) agent.destroy();
    },
  };
}
