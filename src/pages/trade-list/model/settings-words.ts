import { formatStep, type RoundingStep } from '@domain/pricing';

/** The effect of a percentage, in words (rules/prices#percentage). */
export function percentageLabel(percentage: number): string {
  if (percentage === 0) return 'No % Adjustment';
  return percentage > 0
    ? `Increase market prices by ${percentage}%`
    : `Decrease market prices by ${-percentage}%`;
}

interface RoundingWords {
  label: string;
  /** The step's effect on a price. */
  effect: string;
}

/** A choice in the specification's words (rules/prices#rounding). */
export function roundingWords(roundingStep: RoundingStep): RoundingWords {
  if (roundingStep === 0) {
    return { label: 'No Rounding', effect: 'Prices stay as they are, to the cent.' };
  }
  const label = formatStep(roundingStep);
  return { label, effect: `Rounded up to the next ${label}.` };
}
