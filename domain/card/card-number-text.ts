import type { Card } from './card';

/**
 * What the table's Number cell says: the standard number, then the hyperspace number after "HS:" and the
 * showcase number after "SC:" where the card has them (rules/cards#number-text).
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
