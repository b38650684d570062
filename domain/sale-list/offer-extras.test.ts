import fc from 'fast-check';
import { CARD_TYPES } from '@domain/card';
import { extraCountOf, MAX_INVENTORY, playsetOf } from '@domain/collection';
import { withExtras } from './offer-extras';

test.each([
  ['nothing to spare of what is not offered', 0, 0, 0],
  ['what can be spared is offered', 0, 2, 2],
  ['more can be spared than is offered', 1, 4, 4],
  ['more is offered than can be spared', 5, 2, 5],
  ['something is offered that cannot be spared', 1, 0, 1],
  ['a whole box', 0, 9_999, 9_999],
])('%s: %i offered, %i extra: %i', (_case, offered, extra, expected) => {
  expect(withExtras(offered, extra)).toBe(expected);
});

test('of what was not offered a playset and the target are kept', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CARD_TYPES),
      fc.integer({ min: 0, max: MAX_INVENTORY }),
      fc.integer({ min: 0, max: 4 }),
      (cardType, inventory, target) => {
        const offered = withExtras(0, extraCountOf(inventory, cardType, target));
        const kept = inventory - offered;
        expect(kept).toBe(Math.min(inventory, playsetOf(cardType, target)));
        expect(withExtras(offered, extraCountOf(inventory, cardType, target))).toBe(offered);
      },
    ),
  );
});
