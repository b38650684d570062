import type { DeckLine } from '@domain/deck';
import { changesBetween } from './deck-changes';

const line = (cardId: string, copies: number, part: DeckLine['part'] = 'DECK'): DeckLine => ({
  cardId,
  part,
  copies,
});

test('names what came in, what left, and what moved to the sideboard', () => {
  const before = [line('ash', 3), line('moss', 2), line('fern', 1)];
  const after = [line('ash', 1), line('moss', 2), line('ash', 2, 'SIDEBOARD'), line('oak', 1)];
  expect(changesBetween(before, after)).toEqual([
    { cardId: 'ash', part: 'SIDEBOARD', by: 2 },
    { cardId: 'oak', part: 'DECK', by: 1 },
    { cardId: 'ash', part: 'DECK', by: -2 },
    { cardId: 'fern', part: 'DECK', by: -1 },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
});
