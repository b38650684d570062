import { times } from '@tests/support/long';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { COLLECTION_FILTERS, COLLECTION_SORT_COLUMNS } from '../collection';
import { hostileFilters, usualFilters } from '@tests/factories/card-filter';
import {
  decodeCollectionList,
  encodeCollectionList,
  canonicalCollectionList,
} from './collection-list-link';
import { DEFAULT_COLLECTION_LIST, type CollectionListState } from './collection-list-state';

const states = fc.record<
  CollectionListState,
  'filter' | 'query' | 'show' | 'isWantedOnly' | 'sort'
>(
  {
    set: fc.constantFrom('sor', 'SHD', 'ts26', 'no code'),
    filter: fc.oneof(
      { weight: 9, arbitrary: usualFilters },
      { weight: 1, arbitrary: hostileFilters },
    ),
    query: fc.oneof(fc.constant(''), fc.stringMatching(/^(cost<=\d ){0,4}"[a-z' ]{0,9}"$/)),
    show: fc.constantFrom(...COLLECTION_FILTERS),
    isWantedOnly: fc.boolean(),
    sort: fc.record({
      column: fc.constantFrom(...COLLECTION_SORT_COLUMNS),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
  },
  { requiredKeys: ['filter', 'query', 'show', 'isWantedOnly', 'sort'] },
);

test('a state is read back from its link, which drops nothing and is the only one', () => {
  fc.assert(
    fc.property(states, (state) => {
      const link = encodeCollectionList(state);
      const decoded = decodeCollectionList(link);
      const expected = { state: canonicalCollectionList(state), dropped: [] };
      return isDeepStrictEqual(decoded, expected) && encodeCollectionList(decoded.state) === link;
    }),
    { numRuns: times(300, 2_000) },
  );
});

test.each<[Partial<CollectionListState>, string]>([
  [{}, ''],
  [{ set: 'SOR' }, 'set=sor'],
  [{ set: 'TS26', show: 'all' }, 'set=ts26'],
  [{ set: 'sor', show: 'extra', isWantedOnly: true }, 'set=sor&show=extra&wanted=only'],
  [
    { set: 'sor', sort: { column: 'hyperspaceFoilInventory', direction: 'descending' } },
    'set=sor&sort=-hyperspace-foil',
  ],
  [{ sort: { column: 'standardInventory', direction: 'ascending' } }, 'sort=standard'],
  [{ sort: { column: 'foilInventory', direction: 'ascending' } }, 'sort=foil'],
  [{ sort: { column: 'hyperspaceInventory', direction: 'ascending' } }, 'sort=hyperspace'],
  [{ sort: { column: 'showcaseInventory', direction: 'ascending' } }, 'sort=showcase'],
])('%j is written as %j', (given, link) => {
  expect(encodeCollectionList({ ...DEFAULT_COLLECTION_LIST, ...given })).toBe(link);
});

test.each<[string, string[]]>([
  ['set=0SR', ['set=0SR']],
  ['show=mine', ['show=mine']],
  ['wanted=1', ['wanted=1']],
  ['sort=cost', ['sort=cost']],
  ['view=list', ['view']],
  ['set=sor&set=lof', ['repeated set']],
])('%s is dropped and named', (link, dropped) => {
  const decoded = decodeCollectionList(link);
  expect(decoded.dropped).toEqual(dropped);
  expect({ ...DEFAULT_COLLECTION_LIST, ...canonicalSetOf(link) }).toEqual(decoded.state);
});

/** Of a repeated parameter the first counts. */
const canonicalSetOf = (link: string) => (link.startsWith('set=sor') ? { set: 'sor' } : {});
