import { freePort } from '@server/platform/db/embedded/server-process';
import { endingWithThis } from '../../platform/started-program';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface FakeOidc {
  issuer: string;
  registration: { issuer: string; clientId: string; clientSecret: string };
  stop(): Promise<void>;
}

/**
 * Starts the provider of fake-oidc.mjs.
 *
 * @param switches its environment variables
 */
export async function startFakeOidc(switches: Record<string, string> = {}): Promise<FakeOidc> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...endingWithThis, 'tests/server/sign-in/support/fake-oidc.mjs'],
    { env: { ...switches, PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.stdout.resume();
  const issuer = `http://127.0.0.1:${port}${switches['SLASH'] ? '/app' : ''}`;
  return {
    issuer,
    registration: { issuer, clientId: 'x', clientSecret: 'y' },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
