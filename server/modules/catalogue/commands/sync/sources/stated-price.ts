import { readMoney } from '@domain/pricing';
import { isStorable } from './texts';

const SHOWN = 40;

/**
 * A price that a row states as a number or as a decimal text, in whole cents, without ever being a floating-point number
 * of dollars (rules/catalogue#prices-in-files). An odd one costs itself alone: the rest of its row counts.
 *
 * @param leaveOut gets the reason why an odd price isn't taken
 * @returns null for none, as `""` and 0 say, and for an odd one
 */
export function statedPrice(
  row: Readonly<Record<string, unknown>>,
  key: string,
  leaveOut: (reason: string) => void,
): number | null {
  const value = row[key] ?? '';
  // A number is written as the file wrote it, so no cent is lost.
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
  if (text === '') return null;
  const { cents } = readMoney(text, { decimal: '.' });
  if (cents === null) {
    const shown = isStorable(text)
      ? [...text].slice(0, SHOWN).join('')
      : 'what it says cannot be stored';
    leaveOut(`${key} is not a price: ${shown}`);
  }
  return cents || null;
}
