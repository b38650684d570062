import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account';

/** One change of an account: who changed what of whom, and when. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose account was changed. */
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Who changed it; null where the program did. */
    actorId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    /** Such as `handle`, `email` or `deleted`. */
    field: text().notNull(),
    from: text('from_value'),
    to: text('to_value'),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    index('audit_entry_user').on(table.userId, table.id),
    index('audit_entry_actor').on(table.actorId, table.id),
  ],
);
