import { createServer as createProbe } from 'node:net';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createServer } from './vite.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { root } from './bootstrap/root.mjs';

/** The program with hot reload: Vite in front on PORT, the server behind it, restarted on a change. */
export async function run() {
  const port = Number(process.env.PORT || 3000);
  const backendPort = await freePort();
  process.env.STARBINDER_API = `http://127.0.0.1:${backendPort}`;
  const vite = await createServer({ root, server: { port, strictPort: true } });
  await vite.listen().catch((error) => {
    throw new Refusal(`${error.message}. Set PORT to another one.`);
  });
  const backend = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/app/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PORT: String(backendPort),
        // It would begin again at each change.
        PICTURES_AHEAD: process.env.PICTURES_AHEAD || 'off',
        PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      },
    },
  );
  const stop = (signal) => {
    void vite.close();
    backend.kill(signal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  backend.once('exit', (code) => process.exit(code ?? 0));
}

async function freePort() {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
