/** What of a text can stand in a whole number that is being typed: digits, and a minus in front where allowed. */
export function wholeNumberText(text: string, negative: boolean): string {
  const digits = text.replaceAll(/\D/g, '');
  // Typed or pasted, a minus may be any of the three that keyboards and spreadsheets give.
  return negative && /^\s*[-−–]/.test(text) ? `-${digits}` : digits;
}
