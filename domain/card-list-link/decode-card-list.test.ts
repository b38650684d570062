import { EMPTY_CARD_FILTER, type CardFilter } from '../card-filter';
import { decodeCardList } from './card-list-link';
import { DEFAULT_CARD_LIST, type CardListState } from './card-list-state';

const filtered = (filter: Partial<CardFilter>): Partial<CardListState> => ({
  filter: { ...EMPTY_CARD_FILTER, ...filter },
});

test.each<[string, Partial<CardListState>]>([
  ['', {}],
  ['?', {}],
  ['&&', {}],
  ['?set=SOR', { set: 'sor' }],
  ['sort=-type', { sort: { column: 'cardType', direction: 'descending' } }],
  ['sort=number&view=image', {}],
  ['rarity=&view=&set=&text=', {}],
  ['cost=3,2,,3', filtered({ selectedCosts: [2, 3] })],
  ['cost=2%2c3', filtered({ selectedCosts: [2, 3] })],
  ['upgrade-power=1,-3', filtered({ selectedUpgradePowers: [-3, 1] })],
  ['cost=007', filtered({ selectedCosts: [7] })],
  ['trait=Moons%2C+Both,Scout', filtered({ selectedTraits: ['Moons, Both', 'Scout'] })],
  ['%74ext=a%20b+c', filtered({ searchText: 'a b c' })],
  ['text=a=b', filtered({ searchText: 'a=b' })],
  ['aspect=command&required=command', filtered({ requiredAspects: ['COMMAND'] })],
  ['debug&debug=1&debug=2&set=sor', { set: 'sor' }],
  ['q=power>hp', { query: 'power>hp' }],
  ['q=colr:3+cost<=3', { query: 'colr:3 cost<=3' }],
  ['q=cost:3', filtered({ selectedCosts: [3] })],
  ['cost=3&q=-trait:scout', { ...filtered({ selectedCosts: [3] }), query: '-trait:scout' }],
])('reads "%s"', (link, state) => {
  expect(decodeCardList(link)).toEqual({ state: { ...DEFAULT_CARD_LIST, ...state }, dropped: [] });
});

test.each<[string, string[], Partial<CardListState>]>([
  ['colour=red', ['colour'], {}],
  ['=red', ['a part without a name'], {}],
  ['rarity=shiny,rare', ['rarity=shiny'], filtered({ selectedRarities: ['RARE'] })],
  ['rarity=RARE', ['rarity=RARE'], {}],
  ['view=grid', ['view=grid'], {}],
  ['sort=weight', ['sort=weight'], {}],
  ['sort=--cost', ['sort=--cost'], {}],
  ['set=0sr', ['set=0sr'], {}],
  ['aspect=NO_ASPECT', ['aspect=NO_ASPECT'], {}],
  ['__proto__=1', ['__proto__'], {}],
  [
    'cost=-1,1.5,1e2,1000,x,999,0x1',
    ['cost=-1', 'cost=1.5', 'cost=1e2', 'cost=1000', 'cost=x', 'cost=0x1'],
    filtered({ selectedCosts: [999] }),
  ],
  ['cost=1&cost=2', ['repeated cost'], filtered({ selectedCosts: [1] })],
  ['text=%zz', ['text=%zz'], {}],
  ['text=%ed%a0%80', ['text=%ed%a0%80'], {}],
  ['trait=%,Scout', ['trait=%'], filtered({ selectedTraits: ['Scout'] })],
  [
    `text=${'a'.repeat(201)}`,
    ['text after 200 characters'],
    filtered({ searchText: 'a'.repeat(200) }),
  ],
  [`q=${'a'.repeat(501)}`, ['q after 500 characters'], { query: 'a'.repeat(500) }],
  [`trait=${'a'.repeat(61)}`, [`trait=${'a'.repeat(33)}…`], {}],
  [`colour=1&${'x'.repeat(41)}`, ['colour', `${'x'.repeat(39)}…`], {}],
  ['%E2%80%AEcolour%00', [' colour '], {}],
])('"%s" drops %j', (link, dropped, state) => {
  expect(decodeCardList(link)).toEqual({ state: { ...DEFAULT_CARD_LIST, ...state }, dropped });
});

test('ten parts are named, the others counted', () => {
  const unknown = Array.from({ length: 25 }, (_, at) => `x${at}=1`).join('&');
  const { dropped } = decodeCardList(unknown);
  expect(dropped).toHaveLength(11);
  expect(dropped.at(9)).toBe('x9');
  expect(dropped.at(10)).toBe('and 15 more');
});

test('of more words than a card can have, the first ones are kept', () => {
  const traits = Array.from({ length: 22 }, (_, at) => `t${at + 10}`);
  const { state, dropped } = decodeCardList(`trait=${[...traits, 't10'].join(',')}`);
  expect(state.filter.selectedTraits).toEqual(traits.slice(0, 20));
  expect(dropped).toEqual(['trait=t30', 'trait=t31']);
});

test('of a link beyond the maximum length, the parts that fit are read', () => {
  expect(decodeCardList(`set=sor&view=list&text=${'a'.repeat(100_000)}`)).toEqual({
    state: { ...DEFAULT_CARD_LIST, set: 'sor', view: 'list' },
    dropped: ['everything after 65536 characters'],
  });
});
