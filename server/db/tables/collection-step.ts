import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cardVariant } from './card-variant';
import { stepReason } from './enums';
import { userAccount } from './user-account';

/**
 * The collection's ledger: one thing that was done, be it to one count or to thousands, taken back as a whole. Rows
 * are only ever added. Ids rise in the order in which a player's counts changed.
 */
export const collectionStep = pgTable(
  'collection_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose counts changed. The ledger of a deleted account belongs to a pseudonym, which nothing leads to. */
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    /** Who changed them; null where the program did. */
    actorId: uuid().references(() => userAccount.id),
    reason: stepReason().notNull(),
    /** What the reason is about, such as an imported file's name. */
    note: text(),
    /** The step that this one takes back. */
    undoesId: bigint({ mode: 'number' }).references((): AnyPgColumn => collectionStep.id),
    /** The browser's own name of the step, so that one that is sent again isn't done again. */
    idempotencyKey: text(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    index('collection_step_user').on(table.userId, table.id),
    uniqueIndex('collection_step_undone_once')
      .on(table.undoesId)
      .where(sql`${table.undoesId} is not null`),
    uniqueIndex('collection_step_sent_once')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);

/** One change of one printing's count within a step. */
export const collectionEvent = pgTable(
  'collection_event',
  {
    stepId: bigint({ mode: 'number' })
      .notNull()
      .references(() => collectionStep.id),
    /** The step's, for the way from a player and a printing to its history. */
    userId: uuid().notNull(),
    cardVariantId: text()
      .notNull()
      .references(() => cardVariant.id, { onDelete: 'cascade' }),
    inventoryFrom: integer().notNull(),
    inventoryTo: integer().notNull(),
    missingOverrideFrom: integer(),
    missingOverrideTo: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.stepId, table.cardVariantId] }),
    index('collection_event_printing').on(table.userId, table.cardVariantId, table.stepId),
    check(
      'collection_event_inventory_range',
      sql`${table.inventoryFrom} between 0 and 9999 and ${table.inventoryTo} between 0 and 9999`,
    ),
  ],
);
