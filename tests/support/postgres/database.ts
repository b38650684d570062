import { randomBytes } from 'node:crypto';
import pg, { type Pool } from 'pg';
import { createDatabase, createPool, type Database } from '@server/platform/db/database';

export interface TestDatabase {
  connectionString: string;
  pool: Pool;
  database: Database;
  drop(): Promise<void>;
}

/** A database of its own for one test file: empty, migrated, dropped at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(template);
  url.pathname = name;
  // Without fsync, copying the files is several times quicker than writing each page to the log.
  const from = `template ${template.pathname.slice(1)} strategy file_copy`;
  await asAdmin(template, `create database ${name} ${from}`);
  const pool = createPool(url.href);
  return {
    connectionString: url.href,
    pool,
    database: createDatabase(pool),
    async drop() {
      await pool.end();
      await asAdmin(template, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
