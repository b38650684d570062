import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account';

/** A signed-in browser. The cookie holds the token, the row only its hash, so a copy of the table gives no access. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** A session ends when the program uses another issuer (rules/operation#another-issuer). */
    issuer: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** When the provider authenticated the person; the start of the session if it doesn't say. */
    authenticatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
);

/**
 * A sign-in that was started and not yet completed; taken once, so an answer can't be replayed
 * (rules/sign-in#coming-back).
 */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    /** SHA-256 of the `state` that the provider sends back, base64url. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the token of the browser that started it, base64url. */
    tokenHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** One of our own paths. */
    redirectTo: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('sign_in_attempt_expiry').on(table.expiresAt)],
);
