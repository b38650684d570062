import type { Card } from './card';
import { VARIANT_TYPE_NAMES } from './variant-type';

/**
 * The text of the table's Number cell: the standard number, then the hyperspace number after "HS:" and the showcase
 * number after "SC:" if the card has them (rules/cards#number-text).
 */
export function cardNumberText(
  card: Pick<Card, 'standardCardNumber' | 'hyperspaceCardNumber' | 'showcaseCardNumber'>,
): string {
  const parts = [
    card.standardCardNumber === null ? null : `${card.standardCardNumber}`,
    card.hyperspaceCardNumber === null ? null : `HS:${card.hyperspaceCardNumber}`,
    card.showcaseCardNumber === null ? null : `SC:${card.showcaseCardNumber}`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

/** A card's numbers in whole words: `2 Hyperspace 331 Showcase 256`. */
export const cardNumberWords = (card: Parameters<typeof cardNumberText>[0]): string =>
  cardNumberText(card)
    .replace('HS:', `${VARIANT_TYPE_NAMES.HYPERSPACE} `)
    .replace('SC:', `${VARIANT_TYPE_NAMES.SHOWCASE} `);

/** A card's text with its icon tokens in words: `{C=2}` → `2 resources`, `{Exhaust}` → `Exhaust`. */
export const iconTokensInWords = (text: string): string =>
  text
    .replaceAll(
      /\{C=(\d+)\}/g,
      (_, cost: string) => `${cost} ${cost === '1' ? 'resource' : 'resources'}`,
    )
    .replaceAll(/\{(\w+)\}/g, '$1');
