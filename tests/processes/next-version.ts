import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installInto } from '@tests/support/installation';

export const NEXT_MIGRATION = '9999_next_version';

/** Adds to the tables that people write most, as an upgrade does: with columns that the version before doesn't know. */
const STATEMENTS = [
  'create table next_version (id bigint primary key generated always as identity)',
  'alter table collection_item add column next_version text',
  'alter table offer add column next_version integer default 1 not null',
  'alter table offer_note add column next_version text',
];

/** Installs this version into a folder, with one more migration: to the database, it is the next version. */
export async function installNextVersion(folder: string): Promise<void> {
  await installInto(folder);
  const migrations = join(folder, 'server/platform/db/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: object[] };
  journal.entries.push({ idx: journal.entries.length, tag: NEXT_MIGRATION });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(
    join(migrations, `${NEXT_MIGRATION}.sql`),
    STATEMENTS.join(';--> statement-breakpoint\n'),
  );
}
