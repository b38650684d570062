import fc from 'fast-check';
import { anyWrittenExpression } from '@tests/factories/search-line';
import { parseSearchLine, printExpression } from './card-filter';
import { decodeCardList } from './card-list-link';
import {
  canonicalLine,
  proposedName,
  SAVED_SEARCH_NAME_LENGTH,
  savedSearchKey,
  savedSearchLineErrorOf,
  savedSearchLink,
  savedSearchNameErrorOf,
  toSavedSearchName,
} from './saved-search';

describe('names', () => {
  test.each([
    ['Cheap foils', null],
    ['  x  ', null],
    ['x'.repeat(SAVED_SEARCH_NAME_LENGTH), null],
    [` ${'x'.repeat(SAVED_SEARCH_NAME_LENGTH)} `, null],
    ['x'.repeat(SAVED_SEARCH_NAME_LENGTH + 1), 'NAME_TOO_LONG'],
    ['', 'NAME_BLANK'],
    [' \t\u200B', 'NAME_BLANK'],
    ['a\0b', 'NAME_INVALID'],
    ['a\uD83D', 'NAME_INVALID'],
  ])('%j: %s', (name, expected) => {
    expect(savedSearchNameErrorOf(name)).toBe(expected);
  });

  test.each([
    ['Cheap  Foils', 'cheap foils '],
    ['ÉTOILE', 'étoile'],
    ['Cafe\u0301', 'café'],
  ])('%j is %j', (one, other) => {
    expect(savedSearchKey(one)).toBe(savedSearchKey(other));
  });

  test('stay as they are when they are cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const name = toSavedSearchName(typed);
        expect(toSavedSearchName(name)).toBe(name);
      }),
    );
  });

  test.each([
    ['leader price<2', [], 'leader price<2'],
    ['leader price<2', ['LEADER PRICE<2'], 'leader price<2 2'],
    ['own', ['own', 'own 2'], 'own 3'],
    [`${'trooper '.repeat(12)}`, [], `${'trooper '.repeat(9).trim()}…`],
  ])('proposes a name for %j beside %j', (line, taken, expected) => {
    expect(proposedName(line, taken)).toBe(expected);
  });

  test('proposes names that can be saved', () => {
    fc.assert(
      fc.property(anyWrittenExpression, fc.nat(100), (expression, number) => {
        const line = canonicalLine(printExpression(expression)) ?? '';
        fc.pre(savedSearchLineErrorOf(line) === null);
        const taken: string[] = [];
        for (let at = 0; at < number % 4; at++) taken.push(proposedName(line, taken));
        const name = proposedName(line, taken);
        expect(savedSearchNameErrorOf(name)).toBeNull();
        expect(taken.map(savedSearchKey)).not.toContain(savedSearchKey(name));
      }),
    );
  });
});

describe('lines', () => {
  test.each([
    ['price<2', null],
    ['', 'LINE_EMPTY'],
    ['  ', 'LINE_EMPTY'],
    ['cost<<', 'LINE_INVALID'],
    ['x'.repeat(501), 'LINE_INVALID'],
  ])('%j: %s', (line, expected) => {
    expect(savedSearchLineErrorOf(line)).toBe(expected);
  });

  test.each([
    ['printing:FOIL  name:Moss', 'printing:foil moss'],
    ['market<=2.00', 'price<=2'],
    ['cost<<', null],
  ])('%j is saved as %j', (line, expected) => {
    expect(canonicalLine(line)).toBe(expected);
  });

  test('mean the same in canonical form and in their link', () => {
    fc.assert(
      fc.property(anyWrittenExpression, (expression) => {
        const line = printExpression(expression);
        const canonical = canonicalLine(line);
        fc.pre(canonical !== null);
        expect(canonicalLine(canonical!)).toBe(canonical);
        expect(parseSearchLine(line).ok).toBe(true);
        const { state, dropped } = decodeCardList(savedSearchLink(canonical!));
        expect(dropped).toEqual([]);
        expect(savedSearchLink(canonical!)).toBe(savedSearchLink(line));
        expect(state.view).toBe('image');
      }),
    );
  });
});
