import { aClient } from '../../support/a-client';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  importCatalogueFile,
  type ImportOptions,
} from '@server/modules/catalogue/commands/import/import-file';
import { type ImportReport } from '@server/modules/catalogue/commands/import/report';
import type { AppOptions } from '@server/app/app';
import { aSwuDbFile, type SwuDbRow } from '@tests/factories/swu-db-row';
import { startTestApp, testConfig, type TestApp } from '../../support/test-app';

/** The real app with a data folder of its own, and imports into its database. */
export interface ImportedApp extends TestApp {
  import(rows: readonly SwuDbRow[], options?: ImportOptions): Promise<ImportReport>;
}

export async function startImportedApp(appOptions: Partial<AppOptions> = {}): Promise<ImportedApp> {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-imported-'));
  await writeFile(join(folder, 'index.html'), '<html><title>Starbinder</title></html>');
  const server = await startTestApp({
    ...appOptions,
    client: await aClient(folder),
    config: { ...testConfig, dataDir: folder },
  });
  return {
    ...server,
    async import(rows, options = {}) {
      const path = join(folder, 'set.json');
      await writeFile(path, JSON.stringify(aSwuDbFile(...rows)));
      const { database } = server;
      const surroundings = {
        database,
        dataDir: folder,
        now: new Date(),
        progress: () => undefined,
      };
      const outcome = await importCatalogueFile(path, options, surroundings);
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      return outcome.report;
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
