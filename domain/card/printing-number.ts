/** All numbers under which a printing is listed, its own first: starter sets list one printing under several. */
export const numbersOf = ({
  number,
  otherNumbers,
}: {
  number: string;
  otherNumbers: readonly string[];
}): readonly string[] => [number, ...otherNumbers];

const PRINTED_NUMBER = /^0*(\d{1,5})([a-z]?)$/i;

/**
 * The key by which printing numbers are compared, without padding and in one case: `059f`, `59F` and `59f` are the same
 * (rules/collection-files#rows).
 *
 * @returns such as `59` or `59F`; null if it can't be a printing's number
 */
export function numberKey(text: string): string | null {
  const [, digits, suffix = ''] = PRINTED_NUMBER.exec(text.trim()) ?? [];
  return digits === undefined ? null : `${digits}${suffix.toUpperCase()}`;
}
