import type { MessagePort } from 'node:worker_threads';
import type { DocumentRequest, RenderedDocument } from '@domain/document';
import type { Call, CallAnswer, RenderJob } from './renderer';

/** Runs in a worker thread: renders first screens with the browser application's own code. */

interface RenderingModule {
  renderDocument(request: DocumentRequest): Promise<RenderedDocument | null>;
}

export default async function render(job: RenderJob): Promise<RenderedDocument | null> {
  // A thread renders one screen at a time.
  globalThis.fetch = callingBy(job.calls);
  const { renderDocument } = (await import(job.module)) as RenderingModule;
  return renderDocument(job.request);
}

/** The application's `fetch`: the program itself answers its calls. */
function callingBy(calls: MessagePort): typeof fetch {
  const waiting = new Map<number, (answer: CallAnswer) => void>();
  let last = 0;
  calls.on('message', (answer: CallAnswer) => waiting.get(answer.id)?.(answer));
  return async (input, { method = 'GET', body } = {}) => {
    // Some of its addresses are paths alone, as in a browser.
    const { pathname, search } = new URL(String(input), 'http://program');
    const id = ++last;
    const { status, body: text } = await new Promise<CallAnswer>((resolve) => {
      waiting.set(id, resolve);
      const call: Call = {
        id,
        method: method === 'POST' ? 'POST' : 'GET',
        url: `${pathname}${search}`,
        body: typeof body === 'string' ? body : undefined,
      };
      // A port has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      calls.postMessage(call);
    });
    waiting.delete(id);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
}
