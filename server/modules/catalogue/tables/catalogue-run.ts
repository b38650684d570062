import { type CatalogueRunProgress } from '@domain/catalogue-run';
import { userAccount, ofPerson } from '@server/modules/people/tables';
import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RunOptions, RunOutcome } from '../queries/runs/run';
import { cardSet } from './card-set';
import { catalogueRunKind, catalogueRunStatus } from './enums';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file that an administrator sent: here rather than on disk, since any process may import it. */
export const catalogueFile = pgTable('catalogue_file', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  sentBy: ofPerson(),
  sentAt: momentOfRow(),
  /** The size of all parts, once all of them have arrived. */
  bytes: integer(),
});

/** A part of a sent file, so that nobody holds all of it in memory. */
export const catalogueFilePart = pgTable(
  'catalogue_file_part',
  {
    fileId: uuid()
      .notNull()
      .references(() => catalogueFile.id, { onDelete: 'cascade' }),
    /** From 0. */
    part: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.part] })],
);

/** An import or a sync that an administrator started on the catalogue's page. */
export const catalogueRun = pgTable(
  'catalogue_run',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: catalogueRunKind().notNull(),
    status: catalogueRunStatus().notNull().default('WAITING'),
    /** The file's name, or the address. */
    source: text().notNull(),
    /** The sent file, as long as it is kept. */
    fileId: uuid().references(() => catalogueFile.id, { onDelete: 'set null' }),
    options: jsonb().$type<RunOptions>().notNull(),
    startedBy: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    /** How often a process began it, but for those that stopped in order. */
    tries: integer().notNull().default(0),
    startedAt: momentOfRow(),
    progress: jsonb().$type<CatalogueRunProgress>(),
    /** What it ended with: reports, a refusal, or nothing. */
    outcome: jsonb().$type<RunOutcome>(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('catalogue_run_one_at_a_time')
      .on(sql`(true)`)
      .where(sql`${table.status} in ('WAITING', 'RUNNING')`),
    index('catalogue_run_started_at').on(table.startedAt),
  ],
);

/** What an administrator did to the catalogue: who, what, when, and the values before and after. */
export const catalogueAuditEntry = pgTable('catalogue_audit_entry', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  actorId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
  /** Such as `name` or `import`. */
  action: text().notNull(),
  /** What was changed: a set's code, a printing, a file's name. */
  subject: text().notNull(),
  from: text('from_value'),
  to: text('to_value'),
  at: momentOfRow(),
});

/** The picture that an administrator gave a set, as WebP. Its id changes with it, since browsers keep it for ever. */
export const cardSetPicture = pgTable(
  'card_set_picture',
  {
    id: text().primaryKey(),
    cardSetId: text()
      .notNull()
      .references(() => cardSet.id, { onDelete: 'cascade' }),
    bytes: bytea().notNull(),
  },
  (table) => [unique('card_set_picture_one_a_set').on(table.cardSetId)],
);
