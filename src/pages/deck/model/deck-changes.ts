import type { DeckLine } from '@domain/deck';

/** How many copies of a card in a part one version of a deck has more than another. */
export interface DeckChange extends Pick<DeckLine, 'cardId' | 'part'> {
  by: number;
}

const keyOf = ({ part, cardId }: DeckLine) => `${part} ${cardId}`;

/** What makes one version of a deck another; what came in first. */
export function changesBetween(
  before: readonly DeckLine[],
  after: readonly DeckLine[],
): DeckChange[] {
  const copiesBefore = new Map(before.map((line) => [keyOf(line), line.copies]));
  const kept = new Set(after.map(keyOf));
  return [
    ...after.map((line) => ({ ...line, by: line.copies - (copiesBefore.get(keyOf(line)) ?? 0) })),
    ...before
      .filter((line) => !kept.has(keyOf(line)))
      .map((line) => ({ ...line, by: -line.copies })),
  ]
    .filter(({ by }) => by !== 0)
    .map(({ cardId, part, by }) => ({ cardId, part, by }))
    .toSorted((one, other) => Math.sign(other.by) - Math.sign(one.by));
}
