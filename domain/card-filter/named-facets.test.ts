import { facetCountsOf } from './named-facets';

test('counts are found by list and value, words in lower case', () => {
  const counts = facetCountsOf([
    { parameter: 'rarity', value: 'rare', count: 3 },
    { parameter: 'cost', value: '2', count: 4 },
    { parameter: 'aspect', value: 'none', count: 5 },
    { parameter: 'trait', value: 'Trooper', count: 6 },
    { parameter: 'rarity', value: 'unheard-of', count: 7 },
    { parameter: 'colour', value: 'red', count: 8 },
  ]);
  expect([...counts.selectedRarities]).toEqual([['RARE', 3]]);
  expect([...counts.selectedCosts]).toEqual([[2, 4]]);
  expect([...counts.selectedAspects]).toEqual([['NO_ASPECT', 5]]);
  expect([...counts.selectedTraits]).toEqual([['trooper', 6]]);
  expect([...counts.selectedKeywords]).toEqual([]);
});
