import { targetOf } from './target-of';

const labels = ['Profile', 'Collection', 'Want list', 'Contact us'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['w', 0, 2],
  ['C', 0, 1],
  ['c', 1, 3],
  ['c', 3, 1],
  ['x', 0, -1],
  [' ', 0, -1],
  ['Tab', 0, -1],
])('%s on item %i leads to %i', (key, from, to) => {
  expect(targetOf(key, labels, from)).toBe(to);
});
