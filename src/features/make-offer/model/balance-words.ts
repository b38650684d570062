import { EVEN_WITHIN_CENTS, EVEN_WITHIN_PERCENT } from '@domain/fairness';
import { formatSum, type Money } from '@domain/pricing';
import { type BalanceAnswer, leadText } from '@/entities/offer';
import { countedCopies } from '@/shared/lib/format';
import type { BalanceOutcome } from './offer-draft';

const REFUSALS: Record<NonNullable<BalanceAnswer['refusal']>, string> = {
  NOTHING_FITS: 'No other choice fits: your lists have nothing more in common.',
  BUSY: 'Others are balancing just now. Try again in a moment.',
  FAILED: 'This can’t be balanced now. Choose the cards yourself, or try again later.',
};

/** What “Balance it” brought, in a sentence or two. */
export function balanceWords(outcome: BalanceOutcome, money: Money): string {
  if (outcome.kind === 'FAILED') return outcome.failure.message;
  if (outcome.kind === 'REFUSED') return REFUSALS[outcome.refusal];
  const { changes, leadInCents, isEven, isProvenBest } = outcome;
  const lead = leadText(leadInCents, money);
  const done = doneWords(changes);
  const result = isEven
    ? `${done}: both sides are within ${formatSum(EVEN_WITHIN_CENTS)} or ${EVEN_WITHIN_PERCENT} % of each other; ${lead}.`
    : `${done}. With the closest choice that your lists allow, ${lead}.`;
  return isProvenBest ? result : `${result} There may be a better choice: the time was over.`;
}

function doneWords(changes: number | null): string {
  if (changes === null) return 'Chosen from what matches';
  return changes === 0 ? 'Nothing had to change' : `Changed by ${countedCopies(changes)}`;
}
