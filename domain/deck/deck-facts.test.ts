import fc from 'fast-check';
import type { Aspect } from '@domain/card';
import { aspectPenalties, costCurve, type DeckLine, handOf } from '.';

const line = (cardId: string, copies = 1, part: DeckLine['part'] = 'DECK'): DeckLine => ({
  cardId,
  part,
  copies,
});

const card = (cost: number | null, ...aspects: Aspect[]) => ({ cost, aspects });

const CARDS = new Map([
  ['leader', card(6, 'COMMAND', 'HEROISM')],
  ['base', card(null, 'COMMAND')],
  ['plain', card(0)],
  ['double', card(2, 'COMMAND', 'COMMAND')],
  ['triple', card(2, 'COMMAND', 'COMMAND', 'COMMAND')],
  ['villain', card(5, 'AGGRESSION', 'VILLAINY')],
]);

const LED = [line('leader', 1, 'LEADER'), line('base', 1, 'BASE')];

test('each icon that leader and base don’t give costs two more', () => {
  const lines = [
    ...LED,
    line('plain'),
    line('double'),
    line('triple'),
    line('villain'),
    line('villain', 2, 'SIDEBOARD'),
    line('gone'),
  ];
  expect(aspectPenalties(lines, CARDS)).toEqual([
    { cardId: 'triple', lacking: ['COMMAND'], more: 2 },
    { cardId: 'villain', lacking: ['AGGRESSION', 'VILLAINY'], more: 4 },
  ]);
});

test('the curve counts the main part’s copies by cost', () => {
  const lines = [
    ...LED,
    line('double', 3),
    line('triple'),
    line('villain', 2),
    line('plain', 4, 'SIDEBOARD'),
  ];
  expect(costCurve(lines, CARDS)).toEqual([0, 0, 4, 0, 0, 2]);
});

test('a hand is six copies of the main part, the same for a seed', () => {
  const lines = [
    ...LED,
    line('double', 3),
    line('triple', 3),
    line('villain', 2),
    line('plain', 9, 'SIDEBOARD'),
  ];
  expect(handOf(lines, 'first')).toEqual(handOf(lines, 'first'));
  expect(handOf([line('double', 2)], 'first')).toEqual(['double', 'double']);
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const hand = handOf(lines, seed);
      expect(hand).toHaveLength(6);
      for (const { cardId, part, copies } of lines) {
        const drawn = hand.filter((id) => id === cardId).length;
        expect(drawn).toBeLessThanOrEqual(part === 'DECK' ? copies : 0);
      }
    }),
  );
});
