import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type LoadRequest, nextRequest } from './mix';
import type { LoadWorld, PresentPlayer } from './players';

/** How one measurement went. */
export interface Measured {
  seconds: number;
  /** Milliseconds from when each request was due until its answer was read, and what it asked for. */
  waits: { what: string; ms: number }[];
  /** What went wrong, with how often. */
  errors: Map<string, number>;
}

const unpacked: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * The players' browsers. Each keeps to one of the processes, as behind a proxy that chooses by address
 * (docs/running/keeping-it-running.md), but without one: it would share the processors with what is measured.
 */
export class Visitors {
  readonly #world: LoadWorld;
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true });

  constructor(world: LoadWorld, ports: readonly number[]) {
    this.#world = world;
    this.#ports = ports;
  }

  /** Visitors who each ask for the next thing as soon as they have an answer: what the processes can do at most. */
  async allOut(connections: number, seconds: number): Promise<Measured> {
    const measured: Measured = { seconds, waits: [], errors: new Map() };
    const start = performance.now();
    const end = start + seconds * 1000;
    const visitor = async (): Promise<void> => {
      while (performance.now() < end) await this.#visit(measured, performance.now());
    };
    await Promise.all(Array.from({ length: connections }, visitor));
    measured.seconds = (performance.now() - start) / 1000;
    return measured;
  }

  /** Requests that come at a rate, at random times, whether others have their answers or not. */
  async atRate(perSecond: number, seconds: number): Promise<Measured> {
    const measured: Measured = { seconds, waits: [], errors: new Map() };
    const start = performance.now();
    const end = start + seconds * 1000;
    const visits: Promise<void>[] = [];
    for (let due = start; due < end; due += (-Math.log(1 - Math.random()) / perSecond) * 1000) {
      const early = due - performance.now();
      if (early > 0) await after(early);
      visits.push(this.#visit(measured, due));
    }
    await Promise.all(visits);
    measured.seconds = (performance.now() - start) / 1000;
    return measured;
  }

  /** Shows each picture once, since the first request makes it. @throws if one can't be shown */
  async seePictures(): Promise<void> {
    const [player] = this.#world.players;
    for (const id of this.#world.pictureIds)
      await this.#ask(player!, 0, { path: `/images/cards/${id}` });
  }

  close(): void {
    this.#agent.destroy();
  }

  async #visit({ waits, errors }: Measured, due: number): Promise<void> {
    const nth = Math.floor(Math.random() * this.#world.players.length);
    const player = this.#world.players[nth]!;
    const { what, asked } = nextRequest(this.#world, player);
    try {
      await this.#ask(player, nth, asked);
      waits.push({ what, ms: performance.now() - due });
    } catch (error) {
      const wrong = `${asked.path} ${asked.body?.slice(0, 90) ?? ''}: ${String(error)}`;
      errors.set(wrong, (errors.get(wrong) ?? 0) + 1);
    }
  }

  async #ask(player: PresentPlayer, nth: number, asked: LoadRequest): Promise<void> {
    const { path, body, leastBytes = 1, take } = asked;
    const port = this.#ports[nth % this.#ports.length];
    const { status, coding, bytes } = await this.#send(player, { port, path, body });
    if (status !== 200) throw new Error(`${status} ${bytes.toString().slice(0, 200)}`);
    if (bytes.length < leastBytes) throw new Error(`only ${bytes.length} bytes`);
    if (take === undefined) return;
    const text = (await (unpacked[coding]?.(bytes) ?? bytes)).toString();
    const { data, errors } = JSON.parse(text) as { data?: object; errors?: object[] };
    if (errors) throw new Error(JSON.stringify(errors));
    take(Object.values(data ?? {})[0]);
  }

  #send(
    player: PresentPlayer,
    { port, path, body }: { port: number | undefined; path: string; body: string | undefined },
  ): Promise<{ status: number; coding: string; bytes: Buffer }> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...player.headers,
        'accept-encoding': 'gzip, br',
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      request({ port, method, path, headers, agent: this.#agent })
        .on('error', reject)
        .on('response', (response) => {
          const { statusCode: status = 0, headers: got } = response;
          const coding = got['content-encoding'] ?? '';
          buffer(response).then((bytes) => resolve({ status, coding, bytes }), reject);
        })
        .end(body);
    });
  }
}
