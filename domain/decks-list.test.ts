import { decodeDecksList, DEFAULT_DECKS_LIST, type DecksList, encodeDecksList } from './decks-list';

test.each<[Partial<DecksList>, string]>([
  [{}, ''],
  [{ sort: 'money' }, 'sort=money'],
  [{ format: 'twin-suns', text: 'luke & moss' }, 'format=twin-suns&text=luke+%26+moss'],
])('%j is the link %s, and read from it', (given, link) => {
  const state = { ...DEFAULT_DECKS_LIST, ...given };
  expect(encodeDecksList(state)).toBe(link);
  expect(decodeDecksList(link)).toEqual({ state, dropped: [] });
});

test('what isn’t one is left out and named', () => {
  expect(decodeDecksList('?sort=price&format=A+B&text=luke')).toEqual({
    state: { ...DEFAULT_DECKS_LIST, text: 'luke' },
    dropped: ['sort=price', 'format=A B'],
  });
});
