import { build } from 'esbuild';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Blank'));
`;
const HTML =
  '<!doctype html><title>Blank</title><div id="root"></div><script src="/app.js"></script>';

interface BlankPage {
  url: string;
  /** The same page as one of another site. */
  elsewhere: string;
  stop(): Promise<void>;
}

/** A page that renders one heading with our React and does nothing else. */
export async function serveBlankPage(): Promise<BlankPage> {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? Buffer.alloc(0));
  const server = createServer(({ url }, response) => {
    if (url === '/app.js') {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'br');
      response.end(script);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(HTML);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    elsewhere: `http://localhost:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
