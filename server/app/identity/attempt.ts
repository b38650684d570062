import type { Database, Transaction } from '@server/platform/db/database';
import { signInAttempt } from '@server/modules/people/tables';
import { stateHash, tokenHash } from '@server/modules/people';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Secrets } from './client';

/** Minutes for a sign-in at the provider. */
const ATTEMPT_MINUTES = 10;

/** Stores a sign-in that the browser with this token started. */
export async function rememberAttempt(
  database: Database,
  { token, secrets, redirectTo }: { token: string; secrets: Secrets; redirectTo: string },
): Promise<void> {
  const { state, nonce, codeVerifier } = secrets;
  await database.insert(signInAttempt).values({
    stateHash: stateHash(state),
    tokenHash: tokenHash(token),
    nonce,
    codeVerifier,
    redirectTo,
    expiresAt: sql`now() + make_interval(mins => ${ATTEMPT_MINUTES})`,
  });
}

/**
 * Takes a started sign-in: valid once, for the browser that started it, for ten minutes.
 *
 * @returns null for any other state
 */
export async function takeAttempt(
  database: Database,
  { token, state }: { token: string; state: string },
): Promise<{ secrets: Secrets; redirectTo: string } | null> {
  const [taken] = await database
    .delete(signInAttempt)
    .where(
      and(
        eq(signInAttempt.stateHash, stateHash(state)),
        eq(signInAttempt.tokenHash, tokenHash(token)),
        gt(signInAttempt.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (taken === undefined) return null;
  const { nonce, codeVerifier, redirectTo } = taken;
  return { secrets: { state, nonce, codeVerifier }, redirectTo };
}

/** Hands what a browser started in its other tabs over to the new token that a sign-in gives it. */
export async function handOverAttempts(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .update(signInAttempt)
    .set({ tokenHash: tokenHash(to) })
    .where(eq(signInAttempt.tokenHash, tokenHash(from)));
}

/** Deletes abandoned attempts. */
export async function sweepAttempts(database: Database | Transaction): Promise<void> {
  await database.delete(signInAttempt).where(lt(signInAttempt.expiresAt, sql`now()`));
}
