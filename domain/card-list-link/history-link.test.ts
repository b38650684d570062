import fc from 'fast-check';
import { usualFilters } from '@tests/factories/card-filter';
import { EMPTY_CARD_FILTER } from '../card-filter';
import { canonicalCardSearch } from './card-search-parameters';
import { decodeHistory, DEFAULT_HISTORY, encodeHistory, type HistoryState } from './history-link';

test('a history is read back from its link, which drops nothing', () => {
  const histories = fc.record<HistoryState>({
    day: fc.constantFrom(null, '', '2026-03-01', '2026-02-30'),
    set: fc.constantFrom('sor', 'jtl'),
    filter: usualFilters,
    query: fc.constantFrom('', 'printing:foil', 'a or b'),
  });
  fc.assert(
    fc.property(histories, (history) => {
      const state = { ...history, ...canonicalCardSearch(history) };
      expect(decodeHistory(encodeHistory(history))).toEqual({ state, dropped: [] });
    }),
  );
});

test.each<[Partial<HistoryState>, string]>([
  [{}, ''],
  [{ day: '2026-03-01', set: 'sor' }, 'day=2026-03-01&set=sor'],
  [{ day: '' }, 'day=none'],
  [
    { filter: { ...EMPTY_CARD_FILTER, selectedRarities: ['RARE'] }, query: 'printing:foil' },
    'rarity=rare&q=printing:foil',
  ],
])('%j is written as %j', (given, link) => {
  expect(encodeHistory({ ...DEFAULT_HISTORY, ...given })).toBe(link);
});

test('unknown parts are dropped and named', () => {
  expect(decodeHistory('?page=2&set=no+code')).toEqual({
    state: DEFAULT_HISTORY,
    dropped: ['page', 'set=no code'],
  });
});
