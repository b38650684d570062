import type { Card } from '../../card';
import { nameKey } from '../../folded-text';
import type { DeckLine, DeckPart } from '../deck';
import { nameInWords, sameCardKey } from '../same-card';

/** What has to be known of a card to check it. */
export interface CheckedCard extends Pick<Card, 'name' | 'subtitle' | 'cardType' | 'aspects'> {
  /** The codes of all sets that have it, reprints included. */
  setCodes: readonly string[];
}

/** What a deck is checked against. */
export interface CheckedCatalogue {
  /** The deck's cards at least, by id. */
  cards: ReadonlyMap<string, CheckedCard>;
  /** The codes of all its sets. */
  setCodes: ReadonlySet<string>;
}

type DeckFaultCode =
  | 'UNKNOWN_FORMAT'
  | 'UNKNOWN_CARD'
  | 'WRONG_PART'
  | 'LEADERS'
  | 'SIDES'
  | 'BASES'
  | 'TOO_FEW'
  | 'SIDEBOARD'
  | 'COPIES'
  | 'SET'
  | 'SUSPENDED';

/** A rule that a deck breaks. */
export interface DeckFinding {
  code: DeckFaultCode;
  /** The card that breaks it, as the deck names it; null if it is the deck as a whole. */
  cardId: string | null;
  sentence: string;
}

/** A card with all its copies, however many reprints and parts name it. */
export interface CheckedCopies {
  cardId: string;
  card: CheckedCard;
  parts: ReadonlyMap<DeckPart, number>;
}

/** A rule names a card by its name, or with its subtitle. */
export const isCalled = (card: CheckedCard, name: string): boolean =>
  [card.name, nameInWords(card)].some((each) => nameKey(each) === nameKey(name));

export function copiesOf(
  lines: readonly DeckLine[],
  cards: CheckedCatalogue['cards'],
): readonly CheckedCopies[] {
  const found = new Map<string, CheckedCopies & { parts: Map<DeckPart, number> }>();
  for (const { cardId, part, copies } of lines) {
    const card = cards.get(cardId);
    if (!card) continue;
    const key = sameCardKey(card);
    const known = found.get(key) ?? { cardId, card, parts: new Map<DeckPart, number>() };
    known.parts.set(part, (known.parts.get(part) ?? 0) + copies);
    found.set(key, known);
  }
  return [...found.values()];
}

export const copiesIn = ({ parts }: CheckedCopies, ...of: readonly DeckPart[]): number =>
  of.reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);
