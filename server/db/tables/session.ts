import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account';

/**
 * A sign-in that lasts. The cookie holds the token, the row its hash alone, so that a copy of the table opens nothing.
 */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** A session ends when the program comes to use another issuer (rules/operation#another-issuer). */
    issuer: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** When the provider asked who they are; when the session began where it doesn't say. */
    authenticatedAt: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
);

/**
 * A sign-in that was begun and not yet answered; taken once, so that an answer can't be replayed
 * (rules/sign-in#coming-back).
 */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    /** SHA-256 of the `state` that the provider sends back, base64url. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the token of the browser that began, base64url. */
    tokenHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** A path of our own. */
    redirectTo: text().notNull(),
    expiresAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('sign_in_attempt_expiry').on(table.expiresAt)],
);
