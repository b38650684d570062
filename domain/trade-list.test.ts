import fc from 'fast-check';
import { CARD_TYPES } from '@domain/card';
import { extraCountOf, MAX_INVENTORY, playsetOf } from '@domain/collection';
import {
  isListedQuantity,
  listConflictWords,
  MAX_FOR_SALE,
  MAX_WANTED,
  OFF_LIST,
  raisedTo,
  TRADE_LISTS,
  type TradeListKind,
} from './trade-list';

const KINDS = Object.keys(TRADE_LISTS) as TradeListKind[];

describe.each([
  { kind: 'WANT_LIST' as const, most: MAX_WANTED },
  { kind: 'SALE_LIST' as const, most: MAX_FOR_SALE },
])('the quantities of a $kind', ({ kind, most }) => {
  test.each([1, 2, 4, most])('%s copies can be listed', (quantity) => {
    expect(isListedQuantity(kind, quantity)).toBe(true);
  });

  test.each([OFF_LIST, -1, 1.5, most + 1, 2 ** 31, Number.NaN, Infinity])(
    '%s copies can’t be listed',
    (quantity) => {
      expect(isListedQuantity(kind, quantity)).toBe(false);
    },
  );
});

describe('what is missing or extra', () => {
  test.each([
    ['WANT_LIST', 'not listed, none', 0, 0, 0],
    ['WANT_LIST', 'not listed, some', 0, 3, 3],
    ['WANT_LIST', 'more than is listed', 1, 3, 3],
    ['WANT_LIST', 'as many as are listed', 3, 3, 3],
    ['WANT_LIST', 'fewer than are listed', 4, 1, 4],
    ['WANT_LIST', 'listed, none', 2, 0, 2],
    ['WANT_LIST', 'the maximum', 0, 5, 5],
    ['WANT_LIST', 'more than the maximum', 2, 40, 5],
    ['SALE_LIST', 'more than is listed', 1, 4, 4],
    ['SALE_LIST', 'fewer than are listed', 5, 2, 5],
    ['SALE_LIST', 'a whole box', 0, 9_999, 9_999],
  ] as const)('%s: %s: %i listed, %i more: %i', (kind, _case, listed, copies, expected) => {
    expect(raisedTo(kind, listed, copies)).toBe(expected);
  });

  test('a quantity is never lowered, never exceeds the maximum, and stays the same the second time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.nat(MAX_INVENTORY),
        fc.nat(MAX_INVENTORY),
        (kind, some, copies) => {
          const { most } = TRADE_LISTS[kind];
          const listed = Math.min(some, most);
          const then = raisedTo(kind, listed, copies);
          expect(then).toBeGreaterThanOrEqual(listed);
          expect(then).toBeLessThanOrEqual(most);
          expect(then === most || then >= copies).toBe(true);
          expect(raisedTo(kind, then, copies)).toBe(then);
        },
      ),
    );
  });

  test('a playset and the target are kept of an unlisted printing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CARD_TYPES),
        fc.integer({ min: 0, max: MAX_INVENTORY }),
        fc.integer({ min: 0, max: 4 }),
        (cardType, inventory, target) => {
          const listed = raisedTo('SALE_LIST', 0, extraCountOf(inventory, cardType, target));
          expect(inventory - listed).toBe(Math.min(inventory, playsetOf(cardType, target)));
        },
      ),
    );
  });
});

test.each([
  {
    own: '5 copies',
    theirs: '2 copies',
    story: 'You set 5 copies. It is now 2 copies.',
    keep: 'Keep 5 copies',
    take: 'Take 2 copies',
  },
  {
    own: null,
    theirs: '2 copies',
    story: 'You took it off the list. It is now 2 copies.',
    keep: 'Take it off',
    take: 'Take 2 copies',
  },
  {
    own: '5 copies',
    theirs: null,
    story: 'You set 5 copies. It was taken off the list.',
    keep: 'Keep 5 copies',
    take: 'Leave it off',
  },
])('$own over $theirs: $story', ({ own, theirs, ...words }) => {
  expect(listConflictWords(own, theirs)).toEqual(words);
});
