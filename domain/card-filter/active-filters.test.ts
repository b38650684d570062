import fc from 'fast-check';
import { activeFilterLabel, activeFilters, withoutFilter } from './active-filters';
import { EMPTY_CARD_FILTER, type CardFilter } from './card-filter';
import { NO_ASPECT } from './fields/aspect-fields';

const BUSY: CardFilter = {
  searchText: 'moon',
  selectedRarities: ['RARE'],
  selectedCardTypes: ['UNIT'],
  selectedArenas: ['SPACE'],
  selectedCosts: [3, 4],
  selectedPowers: [0],
  selectedHps: [5],
  selectedUpgradePowers: [1],
  selectedUpgradeHps: [2],
  selectedAspects: ['CUNNING', NO_ASPECT],
  requiredAspects: ['COMMAND'],
  selectedTraits: ['Pilot'],
  selectedKeywords: ['Ambush'],
};

test('each value is one active filter with its own label', () => {
  expect(activeFilters(BUSY).map(activeFilterLabel)).toEqual([
    'Text: “moon”',
    'Rare',
    'Unit',
    'Space',
    'Cost 3',
    'Cost 4',
    'Power 0',
    'HP 5',
    'Upgrade power 1',
    'Upgrade HP 2',
    'Cunning',
    'No aspect',
    'Required: Command',
    'Trait: Pilot',
    'Keyword: Ambush',
  ]);
});

test('an empty filter has no active filters', () => {
  expect(activeFilters(EMPTY_CARD_FILTER)).toEqual([]);
});

test('removing one keeps all the others', () => {
  for (const active of activeFilters(BUSY)) {
    const others = activeFilters(BUSY).filter(
      (other) => activeFilterLabel(other) !== activeFilterLabel(active),
    );
    expect(activeFilters(withoutFilter(BUSY, active))).toEqual(others);
  }
});

test('removing all one by one, in any order, leaves an empty filter', () => {
  const all = activeFilters(BUSY);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => {
      expect(activeFilters(order.reduce(withoutFilter, BUSY))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('an aspect that is no longer selected stays required', () => {
  const both: CardFilter = {
    ...EMPTY_CARD_FILTER,
    selectedAspects: ['COMMAND'],
    requiredAspects: ['COMMAND'],
  };
  expect(withoutFilter(both, { field: 'selectedAspects', value: 'COMMAND' })).toEqual({
    ...EMPTY_CARD_FILTER,
    requiredAspects: ['COMMAND'],
  });
});
