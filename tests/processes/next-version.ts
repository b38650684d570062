import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installInto } from '@tests/support/installation';

export const NEXT_MIGRATION = '9999_next_version';

/** Adds to the tables that people write most, as an upgrade does: with columns that the version before doesn't know. */
const STATEMENTS = [
  'create table next_version (id bigint primary key generated always as identity)',
  ...[
    'session',
    'user_account',
    'collection_item',
    'collection_event',
    'offer',
    'sale_list_item',
  ].map((table) => `alter table ${table} add column next_version text`),
  ...['collection_step', 'offer_note', 'inbox', 'sharing'].map(
    (table) => `alter table ${table} add column next_version integer default 1 not null`,
  ),
];

/** Installs this version into a folder, with one more migration: to the database, it is the next version. */
export async function installNextVersion(folder: string): Promise<void> {
  await installInto(folder);
  const migrations = join(folder, 'server/db/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: object[] };
  journal.entries.push({ idx: journal.entries.length, tag: NEXT_MIGRATION });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(
    join(migrations, `${NEXT_MIGRATION}.sql`),
    STATEMENTS.join(';--> statement-breakpoint\n'),
  );
}
