import { type DeckLine, MAX_COPIES_IN_DECK } from '../deck';
import { partOf } from './deck-being-read';
import type { CardToRead, DeckUse } from './deck-reading';

/** A deck's lines with the card that a name means, wherever it stands: the answer to a question, or the one that a fault meant. */
export function withAnswer(
  lines: readonly DeckLine[],
  { uses }: { uses: readonly DeckUse[] },
  card: Pick<CardToRead, 'id' | 'cardType'>,
): DeckLine[] {
  const answered = [...lines];
  for (const use of uses) {
    const part = partOf(card, use.part);
    const at = answered.findIndex((line) => line.cardId === card.id && line.part === part);
    const copies = Math.min(MAX_COPIES_IN_DECK, (answered[at]?.copies ?? 0) + use.copies);
    answered.splice(at < 0 ? answered.length : at, at < 0 ? 0 : 1, {
      cardId: card.id,
      part,
      copies,
    });
  }
  return answered;
}
