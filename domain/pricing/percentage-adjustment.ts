/** How far a seller's market prices may lie from the market, in percent (rules/prices#percentage). */
export const PERCENTAGE_ADJUSTMENT = { min: -100, max: 400 } as const;

/**
 * A percentage as it is stored: whole, within −100 to 400; what isn't a number counts as 0 (rules/prices#percentage).
 */
export function clampPercentage(value: number): number {
  if (Number.isNaN(value)) return 0;
  const { min, max } = PERCENTAGE_ADJUSTMENT;
  // Without a sign of its own: −0 would be told apart from 0.
  return Math.trunc(Math.min(Math.max(value, min), max)) || 0;
}

/** What a percentage does to prices, in the specification's words (rules/prices#percentage). */
export function percentageLabel(percentage: number): string {
  if (percentage === 0) return 'No % Adjustment';
  return percentage > 0
    ? `Increase market prices by ${percentage}%`
    : `Decrease market prices by ${-percentage}%`;
}
