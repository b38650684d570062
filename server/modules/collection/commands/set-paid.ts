import { canBePaid, isPaid, MAX_PAID_CENTS } from '@domain/collection';
import { formatShortSum } from '@domain/pricing';
import type { Database } from '@server/platform/db/database';
import { collectionStep as stepTable } from '../tables';
import type { FieldError } from '@server/platform/graphql/field-error';
import { and, eq } from 'drizzle-orm';
import { collectionStep } from '../queries/history/history';
import type { CollectionStep } from '../queries/history/step';

interface SetPaidResult {
  /** The step after the call, also if there are errors. */
  step: CollectionStep;
  errors: FieldError[];
}

/**
 * Saves what a player paid for the copies that one of their steps added; null removes it (rules/collection#paid). The
 * last call wins: only the player's own worth depends on it.
 *
 * @returns null if the player has no such step
 */
export async function setPaid(
  database: Database,
  userId: string,
  { stepId, paidCents }: { stepId: number; paidCents: number | null },
): Promise<SetPaidResult | null> {
  const step = await collectionStep(database, userId, stepId);
  if (step === null) return null;
  if (paidCents !== null && !isPaid(paidCents)) return { step, errors: [NOT_AN_AMOUNT] };
  if (!canBePaid(step)) return { step, errors: [NOTHING_ADDED] };
  await database
    .update(stepTable)
    .set({ paidCents })
    .where(and(eq(stepTable.id, stepId), eq(stepTable.userId, userId)));
  return { step: { ...step, paidCents }, errors: [] };
}

const NOT_AN_AMOUNT: FieldError = {
  field: 'paidCents',
  message: `Enter an amount of at most ${formatShortSum(MAX_PAID_CENTS)}.`,
  code: 'INVALID',
};

const NOTHING_ADDED: FieldError = {
  field: 'stepId',
  message: 'This added no copies that could have been paid for.',
  code: 'NOTHING_ADDED',
};
