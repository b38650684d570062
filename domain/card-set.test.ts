import fc from 'fast-check';
import { aCardSet } from '@tests/factories/card-set';
import {
  ALL_SETS,
  inListOrder,
  isCardSetCode,
  isCardSetSegment,
  normalizeCardSetCode,
  withAllSets,
} from './card-set';

test.each([
  ['SOR', true],
  ['TS26', true],
  ['Q1', true],
  ['ABCDEF', true],
  ['A12345', true],
  ['A', false],
  ['ABCDEFG', false],
  ['2TS', false],
  ['26', false],
  ['ts26', false],
  ['TS-26', false],
  ['TS26\n', false],
  ['TS٢٦', false],
  ['ÄB', false],
  ['', false],
])('%j is a set’s code: %s', (text, isCode) => {
  expect(isCardSetCode(text)).toBe(isCode);
});

test.each([
  ['ts26', true],
  ['Sor', true],
  ['sor-059', false],
  ['ts26-1', false],
  ['26ts', false],
  ['abcdefg', false],
  // Their upper case is SOR and SS.
  ['ſor', false],
  ['ß', false],
  ['ﬁx', false],
])('/cards/%s names a set: %s', (segment, isSet) => {
  expect(isCardSetSegment(segment)).toBe(isSet);
});

test('a card’s id is never read as a set: it is a set’s code, a hyphen and a number', () => {
  const code = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{1,5}$/);
  fc.assert(
    fc.property(code, fc.stringMatching(/^[0-9A-Za-z]{1,6}$/), (set, number) => {
      expect(isCardSetSegment(set)).toBe(true);
      expect(isCardSetSegment(`${set}-${number}`)).toBe(false);
      expect(normalizeCardSetCode(normalizeCardSetCode(set))).toBe(normalizeCardSetCode(set));
    }),
  );
});

test.each([
  [{ column: 'number', direction: 'ascending' }, false, ['a1', 'a3', 'b1', 'b2', 'x1']],
  [{ column: 'number', direction: 'descending' }, false, ['b2', 'b1', 'a3', 'a1', 'x1']],
  [{ column: 'number', direction: 'descending' }, true, ['a3', 'a1', 'b2', 'b1', 'x1']],
  [{ column: 'name', direction: 'ascending' }, false, ['a1', 'b1', 'x1', 'b2', 'a3']],
  [{ column: 'name', direction: 'ascending' }, true, ['a1', 'a3', 'b1', 'b2', 'x1']],
] as const)('cards sorted by %j, each set’s together: %s', (sort, isBySet, order) => {
  const ids = ['a1', 'b1', 'x1', 'b2', 'a3'];
  const cards = ids.map((id) => ({ id, cardSetId: id.charAt(0) }));
  const sorted = sort.direction === 'ascending' ? cards : cards.toReversed();
  const sets = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(inListOrder(sorted, { sort, isBySet }, sets).map(({ id }) => id)).toEqual(order);
});

test('all sets at once are offered beside several, unless one of them has that code', () => {
  const [sor, lof] = [aCardSet(), aCardSet({ id: 'lof', code: 'LOF' })];
  expect(withAllSets([sor, lof])).toEqual([ALL_SETS, sor, lof]);
  expect(withAllSets([sor])).toEqual([sor]);
  const all = aCardSet({ id: 'a-set', code: 'ALL' });
  expect(withAllSets([sor, all])).toEqual([sor, all]);
});
