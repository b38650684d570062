import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  importCatalogueFile,
  type ImportOptions,
  type ImportOutcome,
} from '@server/modules/catalogue/commands/import/import-file';
import { type ImportReport } from '@server/modules/catalogue/commands/import/report';
import type { SourceLimits } from '@server/modules/catalogue/commands/sync/source-files/open-address';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

export const TABLES = [
  'card_set',
  'card',
  'card_variant',
  'card_image',
  'market_price_year',
  'quarantined_price',
  'catalogue_import',
] as const;
type Table = (typeof TABLES)[number];

/** A database, emptied before each test, and a folder for files, for the tests of one describe. */
export interface ImportContext extends Pick<TestDatabase, 'database' | 'pool'> {
  folder: string;
  messages: string[];
  limits: SourceLimits | undefined;
  now: Date;
  empty(): Promise<void>;
  /** A file in the folder with this content; anything but a string is written as JSON. */
  file(content: unknown, name?: string): Promise<string>;
  import(source: string, options?: ImportOptions): Promise<ImportOutcome>;
  /** Every row of some tables as text. */
  rowsOf(...tables: Table[]): Promise<string[]>;
  /** The transaction that wrote each row, so that a rewrite with equal values shows. */
  rowVersions(): Promise<string[]>;
  /** Cents and moment of each priced printing, by id. */
  currentPrices(): Promise<Record<string, [number, string]>>;
}

export function withImports(): ImportContext {
  let own: TestDatabase;
  const context: ImportContext = {
    get database() {
      return own.database;
    },
    get pool() {
      return own.pool;
    },
    folder: '',
    messages: [],
    limits: undefined,
    now: new Date('2026-07-01T12:00:00Z'),
    async empty() {
      await own.pool.query('truncate card_set restart identity cascade');
    },
    async file(content, name = 'set.json') {
      const path = join(context.folder, name);
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      await writeFile(path, text);
      return path;
    },
    import: (source, options = {}) =>
      importCatalogueFile(source, options, {
        database: own.database,
        dataDir: context.folder,
        now: context.now,
        progress: (message) => context.messages.push(message),
        ...(context.limits ? { limits: context.limits } : {}),
      }),
    rowsOf: (...tables) => read('t::text', tables),
    rowVersions: () => read(`t.xmin::text || t.ctid::text || t::text`, TABLES),
    async currentPrices() {
      const { rows } = await own.pool.query<{ id: string; cents: number; at: Date }>(
        `select id, current_price_cents as cents, current_price_recorded_at as at
          from card_variant where current_price_cents is not null`,
      );
      return Object.fromEntries(rows.map(({ id, cents, at }) => [id, [cents, at.toISOString()]]));
    },
  };
  const read = async (expression: string, tables: readonly Table[]) => {
    const parts = tables.map(
      (table) => `select '${table} ' || ${expression} as row from ${table} t`,
    );
    const { rows } = await own.pool.query<{ row: string }>(
      `${parts.join(' union all ')} order by row`,
    );
    return rows.map(({ row }) => row);
  };

  beforeAll(async () => {
    own = await createTestDatabase();
    context.folder = await mkdtemp(join(tmpdir(), 'starbinder-import-'));
  });
  beforeEach(async () => {
    await context.empty();
    context.messages = [];
    context.limits = undefined;
    context.now = new Date('2026-07-01T12:00:00Z');
  });
  afterAll(async () => {
    await own.drop();
    await rm(context.folder, { recursive: true });
  });
  return context;
}

/** The report of an import that must succeed. */
export async function importedBy(
  context: ImportContext,
  source: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const outcome = await context.import(source, options);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.report;
}

/** The sentence of an import that must be refused. */
export async function refusedBy(
  context: ImportContext,
  source: string,
  options: ImportOptions = {},
): Promise<string> {
  const outcome = await context.import(source, options);
  if (outcome.ok) throw new Error('The import was not refused.');
  return outcome.refusal.message;
}
