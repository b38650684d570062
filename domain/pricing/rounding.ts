import { parserOf } from '@domain/errors';

export const ROUNDING_TYPES = ['NO_ROUNDING', 'UP'] as const;
export type RoundingType = (typeof ROUNDING_TYPES)[number];

/** Throws `Unknown rounding: value` for any other value. */
export const parseRoundingType = parserOf('rounding', ROUNDING_TYPES);

/** The steps in whole cents to which a price can be rounded up; 0 stands for no rounding (rules/prices#rounding). */
export const ROUNDING_STEPS = [0, 25, 50, 100] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];

/** Whether whole cents are one of the {@link ROUNDING_STEPS} (rules/prices#rounding). */
export const isRoundingStep = (value: number): value is RoundingStep =>
  ROUNDING_STEPS.some((step) => step === value);
