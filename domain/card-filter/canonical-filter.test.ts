import fc from 'fast-check';
import { aCard } from '@tests/factories/card';
import { hostileFilters, usualFilters } from '@tests/factories/card-filter';
import { canonicalFilter, LARGEST_NUMBER, MOST_WORDS, WORD_LENGTH } from './canonical-filter';
import { EMPTY_CARD_FILTER, SEARCH_TEXT_LENGTH, type CardFilter } from './card-filter';
import { predicateOf } from './card-matches';
import { expressionOf } from './filter-expression';

test.each<[string, Partial<CardFilter>, Partial<CardFilter>]>([
  ['text is cut', { searchText: 'a'.repeat(201) }, { searchText: 'a'.repeat(200) }],
  ['a pair is not split', { searchText: `${'a'.repeat(199)}😀` }, { searchText: 'a'.repeat(199) }],
  [
    'a pair that fits stays',
    { searchText: `${'a'.repeat(198)}😀b` },
    { searchText: `${'a'.repeat(198)}😀` },
  ],
  ['half a character is replaced', { searchText: 'a\ud800b' }, { searchText: 'a\ufffdb' }],
  ['half a character is replaced', { searchText: 'a\udc00' }, { searchText: 'a\ufffd' }],
  [
    'enumerations in declared order',
    { selectedRarities: ['SPECIAL', 'COMMON', 'SPECIAL'], selectedArenas: ['SPACE', 'GROUND'] },
    { selectedRarities: ['COMMON', 'SPECIAL'], selectedArenas: ['GROUND', 'SPACE'] },
  ],
  ['numbers ascending', { selectedCosts: [10, 9, 10, 0] }, { selectedCosts: [0, 9, 10] }],
  [
    'numbers that no card has',
    { selectedHps: [-1, 1.5, NaN, Infinity, LARGEST_NUMBER + 1, LARGEST_NUMBER, -0] },
    { selectedHps: [0, LARGEST_NUMBER] },
  ],
  [
    'an upgrade takes away',
    { selectedUpgradePowers: [1, -3, -3, -0], selectedUpgradeHps: [-1.5, -1000, -999] },
    { selectedUpgradePowers: [-3, 0, 1], selectedUpgradeHps: [-999] },
  ],
  [
    'words by code unit, each once',
    { selectedTraits: ['pilot', 'Élan', 'Zealot', 'Pilot', ''] },
    { selectedTraits: ['Pilot', 'Zealot', 'Élan'] },
  ],
  [
    'words that no card has',
    { selectedKeywords: ['a'.repeat(WORD_LENGTH), 'b'.repeat(WORD_LENGTH + 1)] },
    { selectedKeywords: ['a'.repeat(WORD_LENGTH)] },
  ],
  [
    'more words than a card has',
    { selectedKeywords: Array.from({ length: MOST_WORDS + 1 }, (_, at) => `w${at + 10}`) },
    { selectedKeywords: Array.from({ length: MOST_WORDS }, (_, at) => `w${at + 10}`) },
  ],
  [
    'selected and required is required',
    { selectedAspects: ['VILLAINY', 'COMMAND'], requiredAspects: ['VILLAINY'] },
    { selectedAspects: ['COMMAND'], requiredAspects: ['VILLAINY'] },
  ],
])('%s', (_, filter, canonical) => {
  expect(canonicalFilter({ ...EMPTY_CARD_FILTER, ...filter })).toEqual({
    ...EMPTY_CARD_FILTER,
    ...canonical,
  });
});

test('the canonical form of a canonical form is itself, and bounded', () => {
  fc.assert(
    fc.property(fc.oneof(usualFilters, hostileFilters), (filter) => {
      const canonical = canonicalFilter(filter);
      expect(canonicalFilter(canonical)).toEqual(canonical);
      expect(canonical.searchText.length).toBeLessThanOrEqual(SEARCH_TEXT_LENGTH);
      const texts = [canonical.searchText, ...canonical.selectedTraits].join();
      expect(() => encodeURIComponent(texts)).not.toThrow();
    }),
  );
});

test('the canonical form shows the same cards', () => {
  const cards = fc
    .record({
      cost: fc.option(fc.nat(12)),
      aspects: fc.subarray(['COMMAND', 'HEROISM'] as const).map((aspects) => [...aspects]),
      traits: fc.subarray(['Pilot', 'Bounty Hunter', 'Élan']),
    })
    .map(aCard);
  // Selected and required at once is the one state that no clicks lead to and whose meaning changes.
  const reachable = usualFilters.filter(({ selectedAspects, requiredAspects }) =>
    selectedAspects.every((aspect) => !requiredAspects.includes(aspect)),
  );
  fc.assert(
    fc.property(reachable, cards, (filter, card) => {
      const shows = (asked: CardFilter) => predicateOf(expressionOf(asked))(card);
      expect(shows(canonicalFilter(filter))).toBe(shows(filter));
    }),
  );
});
