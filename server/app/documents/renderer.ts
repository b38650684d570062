import type { FastifyInstance } from 'fastify';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { DocumentRequest, RenderedDocument } from '@domain/document';

/** Who requests a document. The application's calls get the answers that they may see. */
export interface Caller {
  /** The request's IP address. */
  address: string;
  /** The request's, with its session; none for what everybody gets. */
  cookie?: string | undefined;
}

export interface Renderer {
  /**
   * Renders for every visitor, or for a caller, whose calls count as theirs.
   *
   * @returns null for a page whose subject doesn't exist
   * @throws Error for a fault, also if the thread dies or is overloaded
   */
  render(request: DocumentRequest, caller?: Caller): Promise<RenderedDocument | null>;
  close(): Promise<void>;
}

/** One first screen to render. */
export interface RenderJob {
  /** The browser application's own module that renders it. */
  module: string;
  request: DocumentRequest;
  /** Receives the application's calls and sends the answers. */
  calls: MessagePort;
}

/** A call of the application's `fetch`, by its number. */
export interface Call {
  id: number;
  method: 'GET' | 'POST';
  /** Path and query string. */
  url: string;
  body: string | undefined;
}

export interface CallAnswer {
  id: number;
  status: number;
  body: string;
}

/** If more screens are waiting, a document is sent without one. */
const MAX_WAITING = 20;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/**
 * Renders first screens in a worker thread, so that other requests don't wait for it.
 *
 * @param app answers the application's calls
 * @param worker the thread's module
 * @param module the browser application's module that renders
 */
export function createRenderer(app: FastifyInstance, worker: string, module: string): Renderer {
  const pool = new Piscina<RenderJob, RenderedDocument | null>({
    filename: worker,
    // Always there: to start it takes longer than people wait for their page.
    minThreads: 1,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    resourceLimits: MEMORY,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    async render(request, caller) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', (call: Call) => {
        // A closed application takes no more calls. The screen fails, and its document is sent without one.
        const unavailable = (): CallAnswer => ({ id: call.id, status: 503, body: '' });
        void answer(app, call, caller)
          .catch(unavailable)
          .then((it) => port1.postMessage(it));
      });
      try {
        return await pool.run({ module, request, calls: port2 }, { transferList: [port2] });
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}

async function answer(
  app: FastifyInstance,
  { id, method, url, body }: Call,
  caller: Caller | undefined,
): Promise<CallAnswer> {
  const inject = (address: string) =>
    app.inject({
      method,
      url: address,
      ...(caller && { remoteAddress: caller.address }),
      headers: {
        ...(caller?.cookie !== undefined && { cookie: caller.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
  const first = await inject(url);
  // As a browser does: the file of all cards is at another address for each of its versions.
  const isElsewhere = first.statusCode === 307 && first.headers.location !== undefined;
  const { statusCode, payload } = isElsewhere ? await inject(first.headers.location ?? url) : first;
  return { id, status: statusCode, body: payload };
}
