import type { CardType, Orientation } from '@domain/card';

interface Faced {
  cardType: CardType;
  hasEpicAction: boolean;
}

/**
 * How a card's faces lie; files don't say (catalogue 1, rule 8). Leader fronts and bases are
 * landscape, everything else portrait, leader backs too; a leader without an epic action never
 * becomes a unit, so both of its faces are landscape.
 */
export function orientationOf(card: Faced, face: 'FRONT' | 'BACK'): Orientation {
  if (card.cardType === 'BASE') return 'LANDSCAPE';
  if (card.cardType !== 'LEADER') return 'PORTRAIT';
  return face === 'FRONT' || !card.hasEpicAction ? 'LANDSCAPE' : 'PORTRAIT';
}
