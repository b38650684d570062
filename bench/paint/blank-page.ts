import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const PAGE = `<!doctype html><title>Blank</title><div id="root"></div>
<script src="/react.js"></script><script src="/react-dom.js"></script>
<script>ReactDOM.createRoot(document.getElementById('root')).render(React.createElement('h1', null, 'Blank'));</script>`;

/** A page that renders one heading with our React and does nothing else. */
export async function serveBlankPage() {
  const script = (name: string) =>
    readFileSync(`node_modules/${name}/umd/${name}.production.min.js`);
  // Compressed in advance: done for each request, it would take longer than the page.
  const files = new Map(
    [
      { path: '/', type: 'text/html', content: PAGE },
      { path: '/react.js', type: 'text/javascript', content: script('react') },
      { path: '/react-dom.js', type: 'text/javascript', content: script('react-dom') },
    ].map(({ path, type, content }) => [path, { type, body: brotliCompressSync(content) }]),
  );
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    if (!file) return void response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'content-encoding': 'br' };
    return void response.writeHead(200, headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
