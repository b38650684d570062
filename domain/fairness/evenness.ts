/** Both sides count as even within a dollar, or within 5 % of the greater one (rules/fairness#balance-it). */
export const EVEN_WITHIN_CENTS = 100;
export const EVEN_WITHIN_PERCENT = 5;

/** Whether what two sides give is close enough, in whole US cents. */
export function isEven(givesInCents: number, getsInCents: number): boolean {
  const difference = Math.abs(givesInCents - getsInCents);
  return (
    difference <= EVEN_WITHIN_CENTS ||
    difference * 100 <= EVEN_WITHIN_PERCENT * Math.max(givesInCents, getsInCents)
  );
}
