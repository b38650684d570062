import fc from 'fast-check';
import { CARD_TYPES } from '@domain/card';
import { extraCountOf, MAX_INVENTORY, playsetOf } from '@domain/collection';
import { withExtras } from './sell-extras';

test.each([
  ['nothing to spare of what is not listed', 0, 0, 0],
  ['what can be spared is for sale', 0, 2, 2],
  ['more can be spared than is listed', 1, 4, 4],
  ['more is listed than can be spared', 5, 2, 5],
  ['something is listed that cannot be spared', 1, 0, 1],
  ['a whole box', 0, 9_999, 9_999],
])('%s: %i listed, %i extra: %i', (_case, listed, extra, expected) => {
  expect(withExtras(listed, extra)).toBe(expected);
});

test('of what was not listed a playset and the target are kept', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CARD_TYPES),
      fc.integer({ min: 0, max: MAX_INVENTORY }),
      fc.integer({ min: 0, max: 4 }),
      (cardType, inventory, target) => {
        const listed = withExtras(0, extraCountOf(inventory, cardType, target));
        const kept = inventory - listed;
        expect(kept).toBe(Math.min(inventory, playsetOf(cardType, target)));
        expect(withExtras(listed, extraCountOf(inventory, cardType, target))).toBe(listed);
      },
    ),
  );
});
