import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import manifest from '../../../operations.json';

const SOURCES = Object.entries(manifest).map(([id, source]) => ({ id, source }));

/** The id of any text of an operation that takes these variables: old ones are still answered. */
function idOf(operation: string, variables: object): string {
  const named = new RegExp(`^\\w+ ${operation}\\b([^{]*)`);
  const found = SOURCES.find(({ source }) => {
    const declared = named.exec(source)?.[1];
    return (
      declared !== undefined &&
      Object.keys(variables).every((name) => declared.includes(`$${name}:`))
    );
  });
  if (found === undefined) throw new Error(`No operation ${operation} takes these variables.`);
  return found.id;
}

const ANSWER_WITHIN_MS = 15_000;

interface Reply<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** No answer, or one that says to try again later. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** A refusal of the whole operation. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly extensions: Record<string, unknown>;

  constructor(operation: string, errors: Reply<unknown>['errors'] = []) {
    super(`${operation}: ${JSON.stringify(errors)}`);
    this.extensions = errors[0]?.extensions ?? {};
  }
}

/** A browser, as far as requests and cookies go. Each has an address of its own. */
export class Visitor {
  readonly #site: string;
  readonly #address: string;
  readonly #session: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  /** The other cookies, with the moment of their end. */
  readonly #cookies = new Map<string, number>();

  /** @param number decides its address on loopback */
  constructor(site: string, session: string, number: number) {
    this.#site = site;
    this.#session = session;
    this.#address = `127.0.2.${number + 1}`;
  }

  /** The options of any request. */
  options(headers: Record<string, string> = {}): RequestOptions {
    return {
      localAddress: this.#address,
      headers: { cookie: this.#cookieHeader(), ...headers },
    };
  }

  /**
   * Sends one of the application's operations, once.
   * @throws Unanswered if it may or may not have been done; Refused
   */
  async ask<Data>(operation: string, variables: object): Promise<Data> {
    const body = JSON.stringify({ id: idOf(operation, variables), variables });
    const { status, body: answer, headers } = await this.#post(body);
    this.#keep(headers);
    if (status !== 200) throw new Unanswered(`${operation}: ${status}`);
    const { data, errors } = JSON.parse(answer) as Reply<Data>;
    if (errors !== undefined || data === undefined || data === null) {
      throw new Refused(operation, errors);
    }
    return data;
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string): Promise<{ status: number; body: string; headers: IncomingHttpHeaders }> {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#site}/graphql`, {
        ...this.options({ 'content-type': 'application/json' }),
        method: 'POST',
        agent: this.#agent,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const fail = (error: Error) => reject(new Unanswered(error.message));
      sent.on('error', fail);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((read) => resolve({ status, body: read, headers }), fail);
      });
      sent.end(body);
    });
  }

  #keep({ 'set-cookie': set = [] }: IncomingHttpHeaders): void {
    for (const each of set) {
      const [, name = '', seconds = '0'] = /^([^=]+)=.*Max-Age=(\d+)/.exec(each) ?? [];
      this.#cookies.set(name, Date.now() + Number(seconds) * 1_000);
    }
  }

  #cookieHeader(): string {
    const others = [...this.#cookies]
      .filter(([, end]) => end > Date.now())
      .map(([name]) => `${name}=1`);
    return [this.#session, ...others].join('; ');
  }
}
