import { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SourceAddresses } from '@server/modules/catalogue/commands/sync/open-files';
import type { ProviderFiles } from './sync';

/** All sources on one real server of this machine, with the files of a folder. */
export interface Provider {
  from: SourceAddresses;
  /** What is served; a listener answers by itself. */
  files: Record<string, unknown>;
  /** Requests so far, in their order. */
  requests: { path: string; headers: IncomingHttpHeaders; at: number }[];
  /** The most requests that were open at once. */
  most(): number;
  /** ETags are sent only if it is asked for them. */
  etags: boolean;
  stop(): Promise<void>;
}

export async function startProvider(files: ProviderFiles): Promise<Provider> {
  let open = 0;
  let most = 0;
  const server: Server = createServer((request, response) => {
    const path = `${request.url?.slice(1)}.json`;
    provider.requests.push({ path, headers: request.headers, at: performance.now() });
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    // Answers take a moment, so that requests overlap if they may.
    setTimeout(() => answer(path, request, response), 10);
  });
  const answer = (path: string, ...[request, response]: Parameters<RequestListener>) => {
    const content = provider.files[path];
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (typeof content === 'function') {
      (content as RequestListener)(request, response);
      return;
    }
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    if (provider.etags) response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.setHeader('content-type', 'application/json').end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = {
    from: {
      addresses: {
        'swu-db': `${url}/swu-db`,
        tcgcsv: `${url}/tcgcsv`,
        official: `${url}/official/all`,
      },
      contact: 'host@example.com',
      limits: { bytes: 100_000, silence: 200, total: 600 },
      retry: { times: 2, firstPauseMs: 1, longestWaitMs: 2_000 },
    },
    files: { ...files },
    requests: [],
    most: () => most,
    etags: true,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
