import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import ids from '../../src/shared/api/generated/operation-ids.json';
import type { Person } from './people';

/** As in the browser (rules/errors#retry). */
const GIVE_UP_AFTER_MS = 10_000;
const LONGEST_PAUSE_MS = 3_000;

/** How requests ended, of all people together. */
export interface Traffic {
  answered: number;
  /** Requests that were sent again, by what came instead of an answer. */
  again: Map<string, number>;
  /** Milliseconds from the first try to the answer. */
  waits: number[];
}

interface Answer {
  status: number;
  body: string;
  retryAfter: number;
}

// oxlint-disable-next-line no-explicit-any -- a player knows what it asked for
type Anything = any;

/**
 * A person's requests. One without an answer is sent again, word for word, until there is one: as the browser's outbox
 * does, which keeps the request's key or version.
 */
export class Browser {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #port: number;
  readonly #person: Person;
  readonly #traffic: Traffic;

  constructor(port: number, person: Person, traffic: Traffic) {
    this.#port = port;
    this.#person = person;
    this.#traffic = traffic;
  }

  /** Reads a page. */
  async visit(path: string): Promise<void> {
    const { status } = await this.#untilAnswered('GET', path);
    if (status !== 200) throw new Refused(path, String(status));
  }

  /** Calls an operation of the application. @returns its one field. @throws with the code of a refusal */
  async call(operation: keyof typeof ids, variables: object): Promise<Anything> {
    const body = JSON.stringify({ id: ids[operation], variables });
    const answer = await this.#untilAnswered('POST', '/graphql', body);
    const { data, errors } = JSON.parse(answer.body) as Anything;
    if (errors) throw new Refused(operation, errors[0]?.extensions?.code ?? answer.body);
    return Object.values(data as object)[0];
  }

  close(): void {
    this.#agent.destroy();
  }

  async #untilAnswered(method: string, path: string, body?: string): Promise<Answer> {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.#send(method, path, body).catch((error: Error) => error);
      if (!(outcome instanceof Error) && outcome.status < 500 && outcome.status !== 429) {
        this.#traffic.answered += 1;
        this.#traffic.waits.push(performance.now() - began);
        return outcome;
      }
      const what = outcome instanceof Error ? 'no answer' : `${outcome.status}`;
      this.#traffic.again.set(what, (this.#traffic.again.get(what) ?? 0) + 1);
      const pause = Math.min(200 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
      await after(Math.max(pause, outcome instanceof Error ? 0 : outcome.retryAfter * 1000));
    }
  }

  #send(method: string, path: string, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...this.#person.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const { signal, done } = limited(GIVE_UP_AFTER_MS);
      const { localAddress } = this.#person;
      const options = { port: this.#port, method, path, headers, family: 4, localAddress, signal };
      request({ ...options, agent: this.#agent })
        .on('error', reject)
        .on('response', (response) => {
          const { statusCode: status = 0, headers: got } = response;
          text(response)
            .then(
              (said) =>
                resolve({ status, body: said, retryAfter: Number(got['retry-after'] ?? 0) }),
              reject,
            )
            .finally(done);
        })
        .on('error', done)
        .end(body);
    });
  }
}

/** An answer that says no. */
export class Refused extends Error {
  readonly code: string;

  constructor(operation: string, code: string) {
    super(`${operation}: ${code}`);
    this.code = code;
  }
}

function limited(milliseconds: number): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, done: () => clearTimeout(timer) };
}
