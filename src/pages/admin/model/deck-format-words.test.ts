import { SHIPPED_FORMATS } from '@domain/deck';
import { exceptionsInWords, formatsInWords } from './deck-format-words';

const DAY = '2026-11-29';
const KNOWN = new Set(['SOR', 'SHD', 'JTL', 'LAW']);

test('each format is said as it is on a day', () => {
  const words = formatsInWords(SHIPPED_FORMATS, DAY, KNOWN).map(
    ({ name, asks, sets, suspended }) => [name, asks, sets, suspended],
  );
  expect(words).toEqual([
    [
      'Premier',
      '1 leader, at least 50 cards, at most 10 in the sideboard, 3 copies',
      'JTL, LOF, IBH, SEC, LAW, ASH, HMW, IC27',
      '',
    ],
    [
      'Eternal',
      '1 leader, at least 50 cards, at most 10 in the sideboard, 3 copies',
      'All',
      'War Juggernaut, IG-2000',
    ],
    [
      'Twin Suns',
      '2 leaders of one side, at least 80 cards, at most 10 in the sideboard, 1 copy',
      'All',
      '',
    ],
    ['Trilogy', '3 decks together, 1 leader, at least 50 cards, no sideboard, 3 copies', 'All', ''],
    ['Limited', '1 leader, at least 30 cards, any sideboard, any copies', 'Any one', ''],
    ['Open', '1 leader, at least 50 cards, any sideboard, 3 copies', 'All', ''],
  ]);
});

test('a format whose rules change later says when', () => {
  const twins = (day: string) =>
    formatsInWords(SHIPPED_FORMATS, day, KNOWN).find(({ id }) => id === 'twin-suns')?.until;
  expect([twins('2025-03-13'), twins(DAY)]).toEqual(['2025-03-14', null]);
});

test('exceptions are said by their cards', () => {
  expect(exceptionsInWords(SHIPPED_FORMATS)).toBe(
    'Swarming Vulture Droid: up to 15 copies. Thermal Oscillator: 5 cards fewer. Data Vault: 10 cards more.',
  );
});
