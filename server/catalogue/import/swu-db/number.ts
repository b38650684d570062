/** A whole number as a file writes it; null for an absent one, undefined for anything else. */
export function wholeNumber(text: string | null | undefined): number | null | undefined {
  const trimmed = (text ?? '').trim().replace('−', '-');
  if (trimmed === '') return null;
  return /^[+-]?\d{1,4}$/.test(trimmed) ? Number(trimmed) : undefined;
}
