import { parsePriceCents, withoutCurrencySign } from '../pricing';

/** What a row says was paid for a copy: an amount in whole US cents, or something that can't go to the collection. */
export type PricePaid = { cents: number } | { unread: string };

/**
 * What one copy cost.
 *
 * @returns undefined if the row doesn't say
 */
export function readPricePaid(
  text: string | undefined,
  currency: string | undefined,
): PricePaid | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const code = (currency ?? '').trim().toUpperCase();
  const cents = parsePriceCents(withoutCurrencySign(text));
  return cents === null || !['', 'USD', '$'].includes(code) ? { unread: text.trim() } : { cents };
}
