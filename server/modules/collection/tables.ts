import { STEP_REASONS } from '@domain/collection';
import { type FileContents } from '@domain/collection-file';
import { ofPrinting } from '@server/modules/catalogue/tables';
import { userAccount, ofPerson } from '@server/modules/people/tables';
import { momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  pgEnum,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const stepReason = pgEnum('step_reason', STEP_REASONS);

/** How many copies of a printing a player has: the projection of the collection's ledger (rules/collection#ledger). */
export const collectionItem = pgTable(
  'collection_item',
  {
    userId: ofPerson(),
    cardVariantId: ofPrinting(),
    inventory: integer().notNull(),
    /** How many the player said are missing; null to use the target. */
    missingOverride: integer(),
    /** Rises by one with each change, so nobody overwrites a change that they haven't seen. */
    version: integer().notNull().default(1),
    updatedAt: momentOfRow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cardVariantId] }),
    check('collection_item_inventory_range', sql`${table.inventory} between 0 and 9999`),
    check('collection_item_override_range', sql`${table.missingOverride} between 0 and 9999`),
  ],
);

/**
 * A step of the collection's ledger: one change of one count or of thousands, undone as a whole. Rows are only added.
 * Ids rise in the order in which a player's counts changed.
 */
export const collectionStep = pgTable(
  'collection_step',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Whose counts changed. The ledger of a deleted account belongs to a pseudonym, to which nothing refers. */
    userId: uuid()
      .notNull()
      .references(() => userAccount.id),
    /** Who changed them; null if the program did. No foreign key, since accounts are never removed. */
    actorId: uuid(),
    reason: stepReason().notNull(),
    /** What the reason is about, such as an imported file's name. */
    note: text(),
    /** The step that this one undoes. */
    undoesId: bigint({ mode: 'number' }),
    /** The browser's key of the step, so a retry isn't recorded again. */
    idempotencyKey: text(),
    /** What the player paid for its copies, in whole cents, if entered. Unlike everything else, it may change later. */
    paidCents: integer(),
    /** The money that went with a swap, in whole cents: negative if the player paid it. */
    balanceCents: integer(),
    at: momentOfRow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'collection_step_undoes_own',
      columns: [table.userId, table.undoesId],
      foreignColumns: [table.userId, table.id],
    }),
    uniqueIndex('collection_step_undone_once')
      .on(table.userId, table.undoesId)
      .where(sql`${table.undoesId} is not null`),
    uniqueIndex('collection_step_sent_once')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('collection_step_paid_is_not_negative', sql`${table.paidCents} >= 0`),
  ],
);

/**
 * One change of one printing's count within a step. PostgreSQL keeps the rows of each month in a partition
 * (`collection_event_2026_11`, in UTC), which Drizzle doesn't know: migrations and `server/platform/db/ledger-months` make them.
 */
export const collectionEvent = pgTable(
  'collection_event',
  {
    /** No foreign key: the statement that writes an event also writes or continues its step, and neither is removed. */
    stepId: bigint({ mode: 'number' }).notNull(),
    /** The step's player, to find the history of a player's printing. */
    userId: uuid().notNull(),
    /** No foreign key: the same statement writes the printing's count, which has one. A trigger removes events with their printing. */
    cardVariantId: text().notNull(),
    inventoryFrom: integer().notNull(),
    inventoryTo: integer().notNull(),
    missingOverrideFrom: integer(),
    missingOverrideTo: integer(),
    /** The step's time, exactly: it says in which partition the event is. */
    at: momentOfRow(),
  },
  (table) => [
    // Finds the history of a player's printing, too.
    primaryKey({ columns: [table.userId, table.cardVariantId, table.stepId, table.at] }),
    index('collection_event_step').on(table.stepId, table.cardVariantId),
    check(
      'collection_event_inventory_range',
      sql`${table.inventoryFrom} between 0 and 9999 and ${table.inventoryTo} between 0 and 9999`,
    ),
  ],
);

/**
 * A file that was read, until the player decides: one per player, for an hour. Nothing of it is in the collection yet.
 */
export const collectionImport = pgTable(
  'collection_import',
  {
    userId: ofPerson().primaryKey(),
    /** Identifies this reading, so a decision about an earlier one is refused. */
    id: uuid().notNull().defaultRandom(),
    fileName: text().notNull(),
    contents: jsonb().$type<FileContents>().notNull(),
    readAt: momentOfRow(),
  },
  (table) => [index('collection_import_read_at').on(table.readAt)],
);
