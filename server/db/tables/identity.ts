import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account';

/** Who a person is to a provider: its issuer and `sub`. Accounts are never merged by e-mail (product 10). */
export const identity = pgTable(
  'identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);
