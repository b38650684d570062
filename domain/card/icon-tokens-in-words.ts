/** A card's text with its icon tokens in words: `{C=2}` → `2 resources`, `{Exhaust}` → `Exhaust`. */
export const iconTokensInWords = (text: string): string =>
  text
    .replaceAll(
      /\{C=(\d+)\}/g,
      (_, cost: string) => `${cost} ${cost === '1' ? 'resource' : 'resources'}`,
    )
    .replaceAll(/\{(\w+)\}/g, '$1');
