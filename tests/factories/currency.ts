import type { ExchangeRate, ShownCurrency } from '@domain/pricing';

/** $1.0843 for a euro, on November 20, 2026. */
export const aRate = (given: Partial<ExchangeRate> = {}): ExchangeRate => ({
  day: '2026-11-20',
  dollarsPerEuro: '1.0843',
  unitsPerEuro: '1',
  isOld: false,
  ...given,
});

/** Euro, at that rate. */
export const inEuro = (rate: ExchangeRate | null = aRate()): ShownCurrency => ({
  code: 'EUR',
  rate,
});
