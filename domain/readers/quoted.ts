/** A value as a sentence quotes it: short, and never empty. */
export const quoted = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `“${trimmed.slice(0, 40)}…”` : `“${trimmed}”`;
};
