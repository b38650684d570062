import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';

export interface DevelopmentServer {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** The browser application as `npm run dev` serves it, on a free port, in front of a running program. */
export async function startDevelopmentServer(program: string): Promise<DevelopmentServer> {
  process.env['STARBINDER_API'] = program;
  const vite = await createServer({
    server: { port: 0, hmr: false, ws: false },
    // Listed in advance: if Vite finds a dependency late, it reloads the page during a test.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
    logLevel: 'error',
  });
  await vite.listen();
  const { port } = vite.httpServer!.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => vite.close() };
}
