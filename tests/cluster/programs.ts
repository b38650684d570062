import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, within } from './machines/wait';
import type { PatroniCluster } from './machines/patroni-cluster';
import type { Workshop } from './machines/workshop';

/** Three processes of the built program, where HAProxy expects them. */
export async function startPrograms(
  workshop: Workshop,
  { databaseUrl, nodeUrls, programPorts, siteUrl }: PatroniCluster,
  issuer: string,
): Promise<void> {
  for (const [index, port] of programPorts.entries()) {
    workshop.run(`program${index + 1}`, process.execPath, ['dist/server.js'], {
      asMyself: true,
      env: {
        PORT: String(port),
        PUBLIC_URL: siteUrl,
        DATABASE_URL: databaseUrl,
        DATABASE_READ_URLS: nodeUrls.join(','),
        DATA_DIR: join(workshop.folder, `data${index + 1}`),
        // Nobody signs in while the test runs, so nobody has to answer there.
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: 'test',
        OIDC_CLIENT_SECRET: 'test',
        TRUST_PROXY: '127.0.0.1',
        PICTURES_AHEAD: 'off',
        LOG_LEVEL: 'warn',
      },
    });
  }
  const isReady = async (port: number): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false;
  await within(
    60_000,
    'the programs to be ready',
    eventually(async () => (await Promise.all(programPorts.map(isReady))).every(Boolean)),
  );
}

/** Pino's level of an error. */
const ERROR = 50;

/** What the programs logged as errors. An outage is a warning. */
export async function loggedErrors(
  { folder }: Workshop,
  { programPorts }: PatroniCluster,
): Promise<string[]> {
  const logs = await Promise.all(
    programPorts.map((_, index) => readFile(join(folder, `program${index + 1}.log`), 'utf8')),
  );
  return logs
    .flatMap((log) => log.split('\n'))
    .filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1]) >= ERROR);
}
