import { EMPTY_CARD_FILTER, NO_ASPECT, type CardFilter } from '../card-filter';
import { encodeCardList } from './card-list-link';
import { DEFAULT_CARD_LIST, type CardListState } from './card-list-state';

test('every parameter is written in its place and in readable form', () => {
  const state: CardListState = {
    set: 'SOR',
    view: 'list',
    sort: { column: 'cost', direction: 'descending' },
    query: 'power>hp -trait:scout "o’clock (late)"',
    filter: {
      searchText: 'moon, at dusk',
      selectedRarities: ['LEGENDARY', 'RARE'],
      selectedCardTypes: ['UNIT'],
      selectedArenas: ['SPACE'],
      selectedCosts: [10, 2],
      selectedPowers: [0],
      selectedHps: [1],
      selectedUpgradePowers: [2],
      selectedUpgradeHps: [3],
      selectedAspects: [NO_ASPECT, 'COMMAND'],
      requiredAspects: ['VILLAINY'],
      selectedTraits: ['Scout', 'Moons, Both'],
      selectedKeywords: ['Second Wind'],
    },
  };
  expect(encodeCardList(state).split('&')).toEqual([
    'set=sor',
    'view=list',
    'sort=-cost',
    'text=moon,+at+dusk',
    'rarity=rare,legendary',
    'type=unit',
    'arena=space',
    'cost=2,10',
    'power=0',
    'hp=1',
    'upgrade-power=2',
    'upgrade-hp=3',
    'aspect=command,none',
    'required=villainy',
    'trait=Moons%2C+Both,Scout',
    'keyword=Second+Wind',
    'q=power%3Ehp+-trait:scout+%22o%E2%80%99clock+%28late%29%22',
  ]);
});

test('defaults are left out, the set never is', () => {
  expect(encodeCardList(DEFAULT_CARD_LIST)).toBe('');
  expect(encodeCardList({ ...DEFAULT_CARD_LIST, set: 'sor' })).toBe('set=sor');
});

test.each([
  ['number', 'descending', 'sort=-number'],
  ['cardType', 'ascending', 'sort=type'],
] as const)('sorted by %s, %s: %s', (column, direction, link) => {
  expect(encodeCardList({ ...DEFAULT_CARD_LIST, sort: { column, direction } })).toBe(link);
});

test.each<[Partial<CardFilter>, string]>([
  [{ searchText: '1+1=2 & 100%' }, 'text=1%2B1=2+%26+100%25'],
  [{ searchText: '#1?/\\' }, 'text=%231%3F%2F%5C'],
  [{ searchText: 'a\ud800' }, 'text=a%EF%BF%BD'],
  [{ searchText: ' ' }, 'text=+'],
  [{ selectedTraits: ["Twi'lek"] }, 'trait=Twi%27lek'],
])('%j is %s', (filter, link) => {
  expect(
    encodeCardList({ ...DEFAULT_CARD_LIST, filter: { ...EMPTY_CARD_FILTER, ...filter } }),
  ).toBe(link);
});
