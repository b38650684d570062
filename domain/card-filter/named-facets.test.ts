import { aCard } from '@tests/factories/card';
import { buildCardIndex, facetCounts } from './card-index';
import { EVERY_CARD } from './card-expression';
import { EMPTY_CARD_FILTER } from './card-filter';
import { NO_FACTS } from './printing-facts';
import { namedFacetsOf } from './named-facets';

test('counts have the names that links use, words in lower case', () => {
  const cards = [
    aCard({ id: 'a', rarity: 'RARE', cost: 2, aspects: [], traits: ['Trooper'] }),
    aCard({ id: 'b', rarity: 'COMMON', cost: 2, aspects: ['COMMAND'], traits: ['Trooper'] }),
  ];
  const search = { filter: EMPTY_CARD_FILTER, rest: EVERY_CARD, facts: NO_FACTS, among: null };
  const named = namedFacetsOf(facetCounts(buildCardIndex(cards), search));
  expect(named).toEqual(
    expect.arrayContaining([
      { parameter: 'rarity', value: 'rare', count: 1 },
      { parameter: 'cost', value: '2', count: 2 },
      { parameter: 'aspect', value: 'none', count: 1 },
      { parameter: 'trait', value: 'trooper', count: 2 },
    ]),
  );
  expect(named.every(({ count }) => count > 0)).toBe(true);
});
