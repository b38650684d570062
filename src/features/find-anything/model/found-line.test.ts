import { cardFinderOf } from '@domain/find-cards';
import { demoCards } from '@tests/factories/demo-cards';
import { aSavedSearch } from '@tests/support/client/saved-searches';
import { foundLines, type Known } from './found-line';
import { recentPlaces, rememberPlace } from './recent-places';

const { sets: cardSets, cards } = demoCards();
const pages = [
  { to: '/collections/my', label: 'My Collection', detail: 'count, import, export' },
  { to: '/collections/my/want', label: 'My Want List', detail: '' },
  { to: '/collections/my/worth', label: 'Collection Worth', detail: '' },
  { to: '/trading', label: 'Trading', detail: '' },
];
const nothing: Known = {
  text: '',
  catalogue: { cards, finder: cardFinderOf(cards, cardSets), pricesRecordedAt: null },
  cardSets,
  players: [],
  pages,
  recent: [],
  savedSearches: [],
  unfolded: null,
};
const found = (text: string, known: Partial<Known> = {}) =>
  foundLines({ ...nothing, ...known, text }).map(
    ({ group, label, detail, to }) => `${group}: ${label} (${detail}) ${to}`,
  );

test('a printing is found by its number and kind, with the card’s page', () => {
  const [first] = foundLines({ ...nothing, text: 'sor 33 foil' });
  expect(first).toMatchObject({
    group: 'card',
    detail: 'SOR 033F · Foil',
    to: '/cards/sor-033',
    printing: { cardId: 'sor-033', variantType: 'FOIL' },
    priced: { id: 'sor-033-foil' },
  });
});

test('a card has the price that a list of cards shows, and each of its printings its own', () => {
  const lines = foundLines({ ...nothing, text: 'echo walker', unfolded: 'sor-031' });
  expect(lines.slice(0, 3).map(({ priced }) => priced?.id)).toEqual([
    'sor-031-standard',
    'sor-031-standard',
    'sor-031-foil',
  ]);
});

test('an unfolded card lists its printings, the plainest first', () => {
  const lines = foundLines({ ...nothing, text: 'echo walker', unfolded: 'sor-031' });
  expect(lines.slice(0, 5).map(({ detail, isPrinting }) => [detail, isPrinting])).toEqual([
    ['SOR 031', false],
    ['SOR 031 · Standard', true],
    ['SOR 031F · Foil', true],
    [expect.stringMatching(/^SOR \d+ · Hyperspace$/), true],
    [expect.stringMatching(/^SOR \d+F · Hyperspace Foil$/), true],
  ]);
});

test('sets, players and pages are found by the beginnings of their words, the search is last', () => {
  const players = [{ handle: 'songbird', subjects: ['SALE_LIST' as const] }];
  expect(found('song', { players })).toEqual([
    ...found('song').filter((line) => line.startsWith('card: ')),
    'card-set: Songs of the Reach (SOR) /card-sets/SOR',
    'player: songbird (sale list) /collections/songbird/sell',
    'search: Search all cards for “song” () /cards?q=song',
  ]);
  expect(found('tra')).toContain('page: Trading () /trading');
  expect(found('((').at(-1)).toBe('search: Search all cards for “((” () /cards?text=%28%28');
});

test.each([
  ['worth', 'Collection Worth'],
  ['my coll', 'My Collection'],
  ['import', 'My Collection'],
  ['My Want List', 'My Want List'],
  ['sor', 'Songs of the Reach'],
  ['@songbird', 'songbird'],
])('%s is answered by %s first, before cards', (text, label) => {
  const players = [{ handle: 'songbird', subjects: [] }];
  const lines = foundLines({ ...nothing, players, text });
  expect(lines[0]).toMatchObject({ group: 'exact', label });
  expect(lines.filter((line) => line.label === label)).toHaveLength(1);
});

test('with nothing typed, the recent places and the pages are offered', () => {
  localStorage.clear();
  for (const at of [1, 2, 3, 4, 5, 6, 7, 2]) {
    rememberPlace({ to: `/cards/sor-00${at}`, label: `Card ${at}`, detail: '' });
  }
  expect(recentPlaces().map(({ label }) => label)).toEqual([
    'Card 2',
    'Card 7',
    'Card 6',
    'Card 5',
    'Card 4',
    'Card 3',
  ]);
  const lines = found('', { recent: recentPlaces() });
  expect(lines[0]).toBe('recent: Card 2 () /cards/sor-002');
  expect(lines).toContain('page: My Collection (count, import, export) /collections/my');
});

test.each(['', '{', '7', '[{"to":"https://elsewhere.example","label":"","detail":""}]'])(
  'recent places that can’t be read are forgotten: %s',
  (text) => {
    localStorage.setItem('recently-found', text);
    expect(recentPlaces()).toEqual([]);
  },
);

test('saved searches are listed when nothing is typed, and found by their name', () => {
  const savedSearches = [
    aSavedSearch({ name: 'Cheap ones', line: 'price<2' }),
    aSavedSearch({ name: 'own', line: 'own' }),
  ];
  const cheap = 'saved-search: Cheap ones (price<2) /cards?q=price%3C2';
  expect(found('', { savedSearches }).slice(0, 2)).toEqual([
    cheap,
    'saved-search: own () /cards?q=own',
  ]);
  expect(found('chea', { savedSearches })[0]).toBe(cheap);
});
