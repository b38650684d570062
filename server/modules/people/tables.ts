import type { PostageStep } from '@domain/deal';
import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  integer,
} from 'drizzle-orm/pg-core';

/** A column of the person who has a row: the row goes with their account. */
export const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => userAccount.id, { onDelete: 'cascade' });

/** A person. Their providers' ids are in `identity`; a deleted account keeps its row without personal data. */
export const userAccount = pgTable(
  'user_account',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /**
     * The displayed address, in lower case; an administrator may change it, so it never gives access
     * (rules/accounts#verified-address).
     */
    email: text().notNull(),
    /** The address that the provider verified at the last sign-in, in lower case; it gives access. */
    verifiedEmail: text(),
    handle: text(),
    /** Whether the person has hidden their first steps (rules/pages#first-steps). */
    hasPutFirstStepsAway: boolean().notNull().default(false),
    /** In which currency the person sees amounts, by ISO 4217 (rules/prices#another-currency). */
    currency: text().notNull().default('USD'),
    /** What the person assumes where a seller states no postage; null if they don't say (rules/deals#postage). */
    usualPostage: jsonb().$type<PostageStep[]>(),
    createdAt: momentOfRow(),
    deletedAt: moment(),
    /** When an administrator suspended the person; null for everyone else (rules/moderation#suspended). */
    suspendedAt: moment(),
  },
  (table) => [
    unique('user_account_handle_is_unique').on(table.handle),
    // By bytes, so they find prefixes in any language of the database; in the order of the users' pages.
    index('user_account_page')
      .on(sql`${table.email} collate "C"`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('user_account_handle_prefix')
      .on(sql`${table.handle} collate "C"`)
      .where(sql`${table.deletedAt} is null`),
    index('user_account_verified_email').on(table.verifiedEmail),
    index('user_account_suspended')
      .on(table.id)
      .where(sql`${table.suspendedAt} is not null`),
    check('user_account_currency_is_a_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('user_account_handle_is_valid', sql`${table.handle} ~ '^[a-z0-9_-]{1,30}$'`),
    // By bytes, only ASCII letters have a lower case: the Kelvin sign would become another person's k.
    check(
      'user_account_email_is_lower_case',
      sql`${table.email} = lower(${table.email} collate "C")`,
    ),
    check(
      'user_account_verified_email_is_lower_case',
      sql`${table.verifiedEmail} = lower(${table.verifiedEmail} collate "C")`,
    ),
  ],
);

/**
 * A handle that a person lost by deletion or by an administrator's change; nobody gets it again. Neither the handle nor
 * the time is stored, since the time would lead to the account.
 */
export const retiredHandle = pgTable('retired_handle', {
  /** From `retiredHandleDigest`. */
  digest: text().primaryKey(),
});

/**
 * Who a person is to a provider: its issuer and `sub`. Accounts are never merged by e-mail (rules/accounts#identity).
 */
export const identity = pgTable(
  'identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ofPerson(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

/** One change of an account: the actor, the account, the field, and when. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose account was changed. */
    userId: ofPerson(),
    /** Who changed it; null if the program did. */
    actorId: uuid().references(() => userAccount.id, { onDelete: 'set null' }),
    /** Such as `handle`, `email` or `deleted`. */
    field: text().notNull(),
    from: text('from_value'),
    to: text('to_value'),
    at: momentOfRow(),
  },
  (table) => [
    index('audit_entry_user').on(table.userId, table.id),
    index('audit_entry_actor').on(table.actorId, table.id),
  ],
);

/** A signed-in browser. The cookie holds the token, the row only its hash, so a copy of the table gives no access. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    userId: ofPerson(),
    /** A session ends when the program uses another issuer (rules/operation#another-issuer). */
    issuer: text().notNull(),
    createdAt: momentOfRow(),
    /** When the provider authenticated the person; the start of the session if it doesn't say. */
    authenticatedAt: momentOfRow(),
    expiresAt: moment().notNull(),
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
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_attempt_expiry').on(table.expiresAt)],
);

/** How many of a card a player collects; without a row, the defaults apply (rules/accounts#preferences). */
export const collectionPreferences = pgTable(
  'collection_preferences',
  {
    userId: ofPerson().primaryKey(),
    leaderCount: integer().notNull().default(1),
    baseCount: integer().notNull().default(1),
    standardVariantCount: integer().notNull().default(3),
    foilVariantCount: integer().notNull().default(0),
    hyperspaceVariantCount: integer().notNull().default(0),
    hyperspaceFoilVariantCount: integer().notNull().default(0),
    showcaseVariantCount: integer().notNull().default(0),
  },
  (table) => [
    check(
      'collection_preferences_are_0_to_4',
      sql`least(${table.leaderCount}, ${table.baseCount}, ${table.standardVariantCount}, ${table.foilVariantCount}, ${table.hyperspaceVariantCount}, ${table.hyperspaceFoilVariantCount}, ${table.showcaseVariantCount}) >= 0 and greatest(${table.leaderCount}, ${table.baseCount}, ${table.standardVariantCount}, ${table.foilVariantCount}, ${table.hyperspaceVariantCount}, ${table.hyperspaceFoilVariantCount}, ${table.showcaseVariantCount}) <= 4`,
    ),
  ],
);
