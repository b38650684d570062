import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FileContents } from '@domain/collection-file';
import { userAccount } from './user-account';

/**
 * What a file says of printings, between its reading and the player's decision: one a player, for an hour. Nothing of
 * it is in the collection yet.
 */
export const collectionImport = pgTable(
  'collection_import',
  {
    userId: uuid()
      .primaryKey()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Names this reading: whoever decides on an earlier one is told that it is gone. */
    id: uuid().notNull().defaultRandom(),
    fileName: text().notNull(),
    contents: jsonb().$type<FileContents>().notNull(),
    readAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [index('collection_import_read_at').on(table.readAt)],
);
