import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { blockForSeveral, runCaddy } from '@tests/support/caddy';
import type { Proxy } from './proxy';

/** Who only looks where they are sent. */
const VISITORS = Array.from({ length: 24 }, (_, nth) => `127.20.0.${nth + 1}`);
/** Within a second or two; the rest is for a busy machine. */
const NOTICED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;
/** How often each visitor is looked for. */
const TIMES = 5;
const SERVED_BY = 'x-served-by';

/** Caddy, with the block that docs/running/keeping-it-running.md shows, around which only a header says who has answered. */
export async function startCaddyProxy(
  folder: string,
  port: number,
  ports: readonly number[],
): Promise<Proxy> {
  const site = `http://127.0.0.1:${port}, http://localhost:${port} {
	header {
		defer
		${SERVED_BY} {http.reverse_proxy.upstream.hostport}
	}
	${blockForSeveral(ports)}
}
`;
  const caddy = runCaddy(folder, 'auto_https off', site);

  /** The port of the process that answers a visitor; undefined if none does. */
  async function askAs(localAddress: string): Promise<number | undefined> {
    const options = { port, host: '127.0.0.1', path: '/healthz', localAddress, agent: false };
    const asked = request(options).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    const [, answered] = /:(\d+)$/.exec(String(response.headers[SERVED_BY])) ?? [];
    return response.statusCode === 200 ? Number(answered) : undefined;
  }

  const homes = new Map<string, number>();
  const visitorsOf = (home: number) => VISITORS.filter((each) => homes.get(each) === home);

  async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + NOTICED_WITHIN_MS;
    while (!(await holds().catch(() => false))) {
      if (performance.now() > deadline) throw new Error(`Caddy doesn’t notice that ${what}.`);
      await after(LOOK_EVERY_MS);
    }
  }

  /** Whether each of some visitors is answered by their own process, again and again. */
  async function areAtHome(visitors: readonly string[]): Promise<boolean> {
    for (let time = 0; time < TIMES; time += 1) {
      for (const visitor of visitors) {
        if ((await askAs(visitor)) !== homes.get(visitor)) return false;
      }
    }
    return true;
  }

  async function findHomes(): Promise<void> {
    for (const visitor of VISITORS) {
      const home = await askAs(visitor);
      if (home !== undefined) homes.set(visitor, home);
    }
  }

  return {
    name: 'Caddy, with the block of docs/running/keeping-it-running.md',
    async until(wanted, isReady) {
      // At first, nobody knows who belongs where.
      const asking = homes.size > 0 ? visitorsOf(wanted) : VISITORS;
      await eventually(`${wanted} is ${isReady ? 'back' : 'away'}`, async () => {
        const answers = await Promise.all(asking.map(askAs));
        return isReady === answers.includes(wanted);
      });
    },
    async expectSticky(away) {
      const isFirst = homes.size === 0;
      // A process that is too busy to say that it is ready is left out for a moment.
      await eventually('everybody has a process of their own', async () => {
        if (isFirst) await findHomes();
        const visitors = VISITORS.filter((each) => homes.get(each) !== away);
        return new Set(homes.values()).size === ports.length && (await areAtHome(visitors));
      });
    },
    close: () => caddy.stop(),
  };
}
