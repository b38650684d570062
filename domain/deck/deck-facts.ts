import type { Aspect, Card } from '../card';
import { randomFrom } from '../seeded-random';
import type { DeckLine } from './deck';

/** What each icon costs that leader and base don't give, in resources. */
const PENALTY = 2;

/** A card that costs more in a deck than is printed on it. */
export interface AspectPenalty {
  cardId: string;
  /** Its icons that leader and base don't give; one that is lacking twice is there twice. */
  lacking: readonly Aspect[];
  /** In resources. */
  more: number;
}

type Studied = ReadonlyMap<string, Pick<Card, 'aspects' | 'cost'>>;

/** The cards that aspects make dearer: information, since any card may be in any deck (rules/decks#aspects). */
export function aspectPenalties(lines: readonly DeckLine[], cards: Studied): AspectPenalty[] {
  const given = lines
    .filter(({ part }) => part === 'LEADER' || part === 'BASE')
    .flatMap(({ cardId }) => cards.get(cardId)?.aspects ?? []);
  const ids = lines
    .filter(({ part }) => part === 'DECK' || part === 'SIDEBOARD')
    .map(({ cardId }) => cardId);
  return [...new Set(ids)].flatMap((cardId) => {
    const left = [...given];
    const lacking = (cards.get(cardId)?.aspects ?? []).filter((aspect) => {
      const at = left.indexOf(aspect);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return lacking.length === 0 ? [] : [{ cardId, lacking, more: PENALTY * lacking.length }];
  });
}

/** How many copies of the deck's main part have each cost: the copies of cost 0 first. Cards without a cost are left out. */
export function costCurve(lines: readonly DeckLine[], cards: Studied): number[] {
  const curve: number[] = [];
  for (const { cardId, part, copies } of lines) {
    const cost = cards.get(cardId)?.cost;
    if (part !== 'DECK' || cost === null || cost === undefined) continue;
    while (curve.length <= cost) curve.push(0);
    curve[cost] = (curve[cost] ?? 0) + copies;
  }
  return curve;
}

/** How many cards a hand has at first. */
const HAND = 6;

/** A hand to try: six cards of the main part, the same for the same seed. */
export const handOf = (lines: readonly DeckLine[], seed: string): string[] =>
  randomFrom('hand', seed)
    .shuffled(
      lines
        .filter(({ part }) => part === 'DECK')
        .flatMap(({ cardId, copies }) => Array.from({ length: copies }, () => cardId)),
    )
    .slice(0, HAND);
