import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  syncCatalogue,
  type SyncOptions,
} from '@server/modules/catalogue/commands/sync/sync-catalogue';
import {
  type SyncOutcome,
  type SyncProgress,
  type SyncReport,
} from '@server/modules/catalogue/commands/sync/report';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

/** A provider's files by their path below `--from`; anything but a string is written as JSON. */
export type ProviderFiles = Record<string, unknown>;

/** A database, emptied before each test, and folders of its own for the tests of one file. */
export interface SyncContext extends Pick<TestDatabase, 'database' | 'pool'> {
  /** Where `write` puts a provider's files. */
  folder: string;
  /** Where fetched files and backups go. */
  dataDir: string;
  now: Date;
  progress: SyncProgress[];
  write(files: ProviderFiles): Promise<void>;
  remove(...paths: string[]): Promise<void>;
  sync(options?: Partial<SyncOptions>): Promise<SyncOutcome>;
  /** The report of a sync whose list of sets was read. */
  synced(options?: Partial<SyncOptions>): Promise<SyncReport>;
  /** Every row of the catalogue as text, with the transaction that wrote it. */
  rowVersions(): Promise<string[]>;
  /** Rows of a query. */
  rows(query: string): Promise<Record<string, unknown>[]>;
}

const TABLES = [
  'card_set',
  'card',
  'card_variant',
  'card_image',
  'catalogue_import',
  'catalogue_sync',
];

export function withSync(): SyncContext {
  let own: TestDatabase;
  const context: SyncContext = {
    get database() {
      return own.database;
    },
    get pool() {
      return own.pool;
    },
    folder: '',
    dataDir: '',
    now: new Date('2026-07-01T12:00:00Z'),
    progress: [],
    async write(files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(context.folder, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
      }
    },
    async remove(...paths) {
      for (const path of paths) await rm(join(context.folder, path), { recursive: true });
    },
    sync: (options = {}) =>
      syncCatalogue({
        database: own.database,
        dataDir: context.dataDir,
        from: { folder: context.folder },
        now: context.now,
        progress: (progress) => context.progress.push(progress),
        ...options,
      }),
    async synced(options) {
      const outcome = await context.sync(options);
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      return outcome.report;
    },
    async rowVersions() {
      const parts = TABLES.map(
        (table) => `select '${table} ' || t.xmin || t::text as row from ${table} t`,
      );
      const { rows } = await own.pool.query<{ row: string }>(
        `${parts.join(' union all ')} order by row`,
      );
      return rows.map(({ row }) => row);
    },
    async rows(query) {
      const { rows } = await own.pool.query<Record<string, unknown>>(query);
      return rows;
    },
  };
  beforeAll(async () => {
    own = await createTestDatabase();
  });
  beforeEach(async () => {
    await own.pool.query('truncate card_set, card_detail restart identity cascade');
    context.folder = await mkdtemp(join(tmpdir(), 'starbinder-provider-'));
    context.dataDir = await mkdtemp(join(tmpdir(), 'starbinder-sync-'));
    context.now = new Date('2026-07-01T12:00:00Z');
    context.progress = [];
  });
  afterEach(async () => {
    await rm(context.folder, { recursive: true });
    await rm(context.dataDir, { recursive: true });
  });
  afterAll(() => own.drop());
  return context;
}
