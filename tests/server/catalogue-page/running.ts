import { loadConfig } from '@server/platform/config/config';
import { startJobs, type RunningJobs } from '@server/platform/jobs';
import { allJobs, type CatalogueFiles } from '@server/app/jobs/all-jobs';
import { aSwuDbFile, type SwuDbRow } from '@tests/factories/swu-db-row';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptLog } from '../jobs/running';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { until } from '../support/until';
import { signUpAdmin, type Person } from '../users/support/sign-up';

/** The app with an administrator, and processes that run its jobs. */
export interface CataloguePage extends TestApp {
  admin: Person;
  /** Starts processes that run jobs. */
  run(count?: number, files?: CatalogueFiles): void;
  /** Sends a file. @returns its id */
  send(rows: readonly SwuDbRow[], name?: string): Promise<string>;
  /** Starts an import; `input` as GraphQL writes it. */
  // oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
  start(input: string): Promise<any>;
  /** Starts a sync; `args` as GraphQL writes them. */
  // oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
  startSync(args?: string): Promise<any>;
  /** Cancels a run. @returns the errors */
  cancel(runId: string): Promise<{ field: string; code: string }[]>;
  // oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
  runs(): Promise<any[]>;
  /** Waits until nothing is under way. @returns the latest run */
  // oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
  ended(): Promise<any>;
  /** The audit, oldest first: action, subject, from, to. */
  audit(): Promise<(string | null)[][]>;
}

const RUN = `{ id kind status source fileId endedAt startedBy { email }
  progress { sentence done of } refusal { code message removes }
  demosInTheWay { cardSetCode removes wasChanged }
  reports { heading lines { about words } linesLeftOut } }`;

export async function startCataloguePage(): Promise<CataloguePage> {
  const server = await startTestApp();
  const admin = await signUpAdmin(server.database);
  const dataDir = await mkdtemp(join(tmpdir(), 'starbinder-catalogue-page-'));
  const runners: RunningJobs[] = [];
  const asked = async (operation: string) => {
    const { data, errors } = await ask(server.app, operation, {}, admin.headers);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const page: CataloguePage = {
    ...server,
    admin,
    run(count = 1, files = {}) {
      const { 'run-catalogue': run, 'sweep-catalogue-runs': sweep } = allJobs(
        { ...loadConfig({}), dataDir },
        keptLog().log,
        files,
      );
      for (let at = 0; at < count; at += 1) {
        const jobs = { 'run-catalogue': run, 'sweep-catalogue-runs': sweep };
        runners.push(startJobs({ jobs, pool: server.pool, log: keptLog().log }));
      }
    },
    async send(rows, name = 'set.json') {
      const answer = await sendFile(
        server.app,
        JSON.stringify(aSwuDbFile(...rows)),
        admin.headers,
        name,
      );
      return answer.json<{ id: string }>().id;
    },
    async start(input) {
      const { startCatalogueImport } = await asked(
        `mutation { startCatalogueImport(input: ${input}) { run ${RUN} errors { field code message } } }`,
      );
      return startCatalogueImport;
    },
    startSync: async (args = '') =>
      (
        await asked(
          `mutation { startCatalogueSync${args} { run ${RUN} errors { field code message } } }`,
        )
      ).startCatalogueSync,
    cancel: async (runId) =>
      (await asked(`mutation { cancelCatalogueRun(runId: "${runId}") { errors { field code } } }`))
        .cancelCatalogueRun.errors,
    runs: async () => (await asked(`{ catalogueRuns ${RUN} }`)).catalogueRuns,
    async ended() {
      await until(async () => {
        const [run] = await page.runs();
        return run !== undefined && run.status !== 'WAITING' && run.status !== 'RUNNING';
      });
      return (await page.runs())[0];
    },
    async audit() {
      const { catalogueAudit } = await asked(
        '{ catalogueAudit(first: 100) { action subject from to actor { email } } }',
      );
      return catalogueAudit
        .toReversed()
        .map((entry: Record<string, unknown>) => [
          entry['action'],
          entry['subject'],
          entry['from'],
          entry['to'],
        ]);
    },
    async close() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return page;
}

/** Sends a file as the page does. */
export const sendFile = (
  app: FastifyInstance,
  payload: string | Buffer,
  headers: Record<string, string>,
  name = 'set.json',
) =>
  app.inject({
    method: 'POST',
    url: `/api/catalogue_file?file_name=${encodeURIComponent(name)}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload,
  });
