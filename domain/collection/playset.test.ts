import { playsetOf, playsetOfCard } from './playset';

test.each([
  ['UNIT', 0, 3],
  ['EVENT', 3, 3],
  ['UPGRADE', 4, 4],
  ['LEADER', 0, 1],
  ['LEADER', 1, 1],
  ['BASE', 4, 4],
] as const)('a playset of a %s with the target %i is %i', (cardType, target, playset) => {
  expect(playsetOf(cardType, target)).toBe(playset);
});

test.each([
  ['UNIT', [], 3],
  ['UNIT', [1, 0, 2], 3],
  ['UNIT', [3, 4, 0], 4],
  ['LEADER', [1, 0], 1],
] as const)(
  'of a %s whose printings have the targets %j it is %i',
  (cardType, targets, playset) => {
    expect(playsetOfCard(cardType, targets)).toBe(playset);
  },
);
