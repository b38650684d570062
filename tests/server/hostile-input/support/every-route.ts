import { aClient } from '../../support/a-client';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AppOptions } from '@server/app/app';
import { csrfTokenOf } from '@server/modules/people/commands/session-token';
import { insertSession, insertUser } from '@tests/factories/user-rows';
import { builtPictureWorker, removePictureWorker } from '../../images/picture-worker';
import { startLyingProvider } from '../../sign-in/support/lying-provider';
import { startTestApp, testConfig, type TestApp } from '../../support/test-app';

export interface EveryRoute {
  server: TestApp;
  /** `METHOD /path/:parameter` of each route, without HEAD. */
  routes: string[];
  /** The app that serves a route: the demo's provider is in a separate one. */
  appOf(route: string): FastifyInstance;
  /** The headers of a signed-in person's browser. */
  headers(): Record<string, string>;
  close(): Promise<void>;
}

const DEMO = '/demo-identity/';

/** All routes: an app with built pages and a real provider, and an app with the demo's provider. */
export async function startEveryRoute(): Promise<EveryRoute> {
  const clientFolder = await mkdtemp(path.join(tmpdir(), 'starbinder-client-'));
  await writeFile(path.join(clientFolder, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(path.join(clientFolder, 'favicon.svg'), '<svg/>');
  const provider = await startLyingProvider();
  const routes = new Set<string>();
  const onRoute = ({ method, url }: RouteOptions): void => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
  };
  const config: AppOptions['config'] = { ...testConfig, logLevel: 'debug' };
  const server = await startTestApp({
    client: await aClient(clientFolder),
    pictureWorker: builtPictureWorker(),
    onRoute,
    config: { ...config, oidc: provider.registration },
  });
  const demo = await server.another({ config: { ...config, oidc: undefined } });
  const userId = await insertUser(server.database, { handle: 'somebody' });
  const { cookie } = await insertSession(server.database, userId, provider.issuer);
  const token = cookie.slice('session='.length);
  return {
    server,
    routes: [...routes].sort(),
    appOf: (route) => (route.includes(DEMO) ? demo : server.app),
    headers: () => ({ cookie, host: 'localhost:3000', 'x-csrf-token': csrfTokenOf(token) }),
    async close() {
      await server.close();
      await removePictureWorker();
      await provider.stop();
      await rm(clientFolder, { recursive: true });
    },
  };
}
