import type { Database, Transaction } from '@server/platform/db/database';
import { userAccount } from '@server/modules/people/tables';
import { isUuid } from '@server/platform/db/where';
import {
  recordChange,
  findUser,
  lockUserBeside,
  type UserAccount,
  endSessionsOf,
} from '@server/modules/people';
import { suspensionErrorOf } from '../policy';
import { closeOffers, openPartnersOf } from '@server/modules/offers';
import { eq, sql } from 'drizzle-orm';
import { type ModerationResult, NO_SUCH_USER } from './result';

interface Administrator {
  id: string;
  /** Lower-case addresses of all administrators. */
  adminEmails: readonly string[];
}

interface SuspensionResult extends ModerationResult {
  user: UserAccount | null;
}

/**
 * Suspends a person: ends their sessions, closes their open offers and hides their lists (rules/moderation#suspended).
 * Suspended again, nothing changes.
 */
export async function suspend(
  database: Database,
  actor: Administrator,
  userId: string,
): Promise<SuspensionResult> {
  if (!isUuid(userId)) return refused(NO_SUCH_USER);
  for (;;) {
    const partners = await openPartnersOf(database, userId);
    const result = await database.transaction((transaction) =>
      suspendBeside(transaction, { actor, userId, partners }),
    );
    if (result !== null) return result;
  }
}

const refused = (error: ModerationResult['errors'][number]): SuspensionResult => ({
  user: null,
  errors: [error],
});

interface Suspension {
  actor: Administrator;
  userId: string;
  /** The other sides of their open offers. */
  partners: readonly string[];
}

/** @returns null if a new partner appeared meanwhile, whose account isn't held; then nothing was done */
async function suspendBeside(
  transaction: Transaction,
  { actor, userId, partners }: Suspension,
): Promise<SuspensionResult | null> {
  const user = await lockUserBeside(transaction, userId, partners);
  if (user === null) return refused(NO_SUCH_USER);
  const error = suspensionErrorOf(user, actor.adminEmails);
  if (error !== null) return refused(error);
  const now = await openPartnersOf(transaction, userId);
  if (now.some((partner) => !partners.includes(partner))) return null;
  if (user.suspendedAt !== null) return { user, errors: [] };
  await closeOffers(transaction, userId);
  await endSessionsOf(transaction, userId);
  await transaction
    .update(userAccount)
    .set({ suspendedAt: sql`now()` })
    .where(eq(userAccount.id, userId));
  await recordSuspension(transaction, { actorId: actor.id, userId, from: 'no', to: 'yes' });
  return { user: await findUser(transaction, userId), errors: [] };
}

/** Lets a suspended person sign in again, and shows their lists as before. Their offers stay closed. */
export async function reinstate(
  database: Database,
  { id: actorId }: Pick<Administrator, 'id'>,
  userId: string,
): Promise<SuspensionResult> {
  if (!isUuid(userId)) return refused(NO_SUCH_USER);
  return database.transaction(async (transaction) => {
    const user = await lockUserBeside(transaction, userId, []);
    if (user === null) return refused(NO_SUCH_USER);
    if (user.suspendedAt === null) return { user, errors: [] };
    await transaction
      .update(userAccount)
      .set({ suspendedAt: null })
      .where(eq(userAccount.id, userId));
    await recordSuspension(transaction, { actorId, userId, from: 'yes', to: 'no' });
    return { user: { ...user, suspendedAt: null }, errors: [] };
  });
}

const recordSuspension = (
  transaction: Transaction,
  change: { actorId: string; userId: string; from: string; to: string },
) => recordChange(transaction, { ...change, field: 'suspended' });
