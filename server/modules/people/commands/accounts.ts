import { CURRENCY, type CurrencyCode } from '@domain/pricing';
import {
  EMAIL_ERRORS,
  type EmailErrorCode,
  HANDLE_ERRORS,
  type HandleErrorCode,
} from '@domain/user';
import type { Database, Transaction } from '@server/platform/db/database';
import type { FieldError } from '@server/platform/graphql/field-error';
import { identity, session, userAccount } from '../tables';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { presentAccount } from '../queries/accounts';

export async function updateAccount(
  transaction: Transaction,
  id: string,
  changes: { email?: string; handle?: string },
): Promise<void> {
  await transaction.update(userAccount).set(changes).where(presentAccount(id));
}

/** Stores in which currency a person sees amounts (rules/prices#another-currency). */
export async function chooseCurrency(
  database: Database,
  id: string,
  currency: CurrencyCode,
): Promise<void> {
  await database.update(userAccount).set({ currency }).where(presentAccount(id));
}

/** Empties an account. Its row stays, since other people's data refers to it, without anything about the person. */
export async function eraseAccount(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(userAccount)
    .set({
      name: 'Deleted user',
      email: `deleted-${id}@example.invalid`,
      verifiedEmail: null,
      handle: null,
      hasPutFirstStepsAway: false,
      currency: CURRENCY.code,
      usualPostage: null,
      deletedAt: sql`now()`,
    })
    .where(presentAccount(id));
  await transaction.delete(session).where(eq(session.userId, id));
  await transaction.delete(identity).where(eq(identity.userId, id));
}

const NO_MOMENT = '1970-01-01T00:00:00Z';

/**
 * Creates an account without a person, which then owns the ledger of a deleted account. Nothing links the two: its
 * times are fixed, because real ones would give away the deletion.
 *
 * @returns its id
 */
export async function createPseudonym(transaction: Transaction): Promise<string> {
  const id = randomUUID();
  await transaction.insert(userAccount).values({
    id,
    name: 'Deleted user',
    email: 'deleted@example.invalid',
    createdAt: NO_MOMENT,
    deletedAt: NO_MOMENT,
  });
  return id;
}

/** An error of a field of an account, with the message for its code. */
export const accountError = (
  field: string,
  code: HandleErrorCode | EmailErrorCode,
): FieldError => ({ field, code, message: { ...HANDLE_ERRORS, ...EMAIL_ERRORS }[code] });
