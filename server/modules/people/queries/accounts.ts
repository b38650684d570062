import type { Postage } from '@domain/deal';
import type { Database, Transaction } from '@server/platform/db/database';
import { identity, session, userAccount } from '../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';

/** An account that isn't deleted. `createdAt` is ISO 8601. */
export interface UserAccount {
  id: string;
  name: string;
  email: string;
  verifiedEmail: string | null;
  handle: string | null;
  /** In which they see amounts, by ISO 4217. */
  currency: string;
  /** What they assume where a seller states no postage; null if they don't say. */
  usualPostage: Postage;
  createdAt: string;
  /** When an administrator suspended them, ISO 8601; null for everyone else. */
  suspendedAt: string | null;
}

export const userColumns = {
  id: userAccount.id,
  name: userAccount.name,
  email: userAccount.email,
  verifiedEmail: userAccount.verifiedEmail,
  handle: userAccount.handle,
  currency: userAccount.currency,
  usualPostage: userAccount.usualPostage,
  createdAt: userAccount.createdAt,
  suspendedAt: userAccount.suspendedAt,
};

export const toUser = (row: UserAccount): UserAccount => ({
  ...row,
  createdAt: isoTime(row.createdAt),
  suspendedAt: row.suspendedAt && isoTime(row.suspendedAt),
});

export const presentAccount = (id: string) =>
  and(eq(userAccount.id, id), isNull(userAccount.deletedAt));

/** @param id a UUID @returns null for an unknown or deleted one */
export async function findUser(
  database: Database | Transaction,
  id: string,
): Promise<UserAccount | null> {
  const [row] = await database.select(userColumns).from(userAccount).where(presentAccount(id));
  return row ? toUser(row) : null;
}

/** Whether another account has a handle. */
export async function isHandleOfAnother(
  database: Database | Transaction,
  handle: string,
  userId: string,
): Promise<boolean> {
  const [row] = await database
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.handle, handle), ne(userAccount.id, userId)));
  return row !== undefined;
}

/** A person's issuer and subject at each provider they signed in with. */
export const findIdentities = (
  database: Database,
  userId: string,
): Promise<{ issuer: string; subject: string }[]> =>
  database
    .select({ issuer: identity.issuer, subject: identity.subject })
    .from(identity)
    .where(eq(identity.userId, userId))
    .orderBy(asc(identity.issuer), asc(identity.subject));

/** A person's sessions, oldest first, without their tokens. Times are ISO 8601. */
export async function findSessions(
  database: Database,
  userId: string,
): Promise<{ createdAt: string; authenticatedAt: string; expiresAt: string }[]> {
  const rows = await database
    .select({
      createdAt: session.createdAt,
      authenticatedAt: session.authenticatedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(asc(session.createdAt));
  return rows.map(({ createdAt, authenticatedAt, expiresAt }) => ({
    createdAt: isoTime(createdAt),
    authenticatedAt: isoTime(authenticatedAt),
    expiresAt: isoTime(expiresAt),
  }));
}
