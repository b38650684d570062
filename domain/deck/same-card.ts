import type { Card } from '../card';

/** Two cards with the same key are one card for decks: a reprint has its name, subtitle and type (rules/decks#missing). */
export const sameCardKey = ({
  name,
  subtitle,
  cardType,
}: Pick<Card, 'name' | 'subtitle' | 'cardType'>): string =>
  [name, subtitle ?? '', cardType].join('\n');

/** A card's name with its subtitle, in a sentence. */
export const nameInWords = ({ name, subtitle }: Pick<Card, 'name' | 'subtitle'>): string =>
  subtitle === null ? name : `${name}, ${subtitle}`;
