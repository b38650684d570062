import { cardPath, cardSetPath } from './page';

test('what a path names is encoded', () => {
  expect(cardPath('a/b?#1')).toBe('/cards/a%2Fb%3F%231');
  expect(cardSetPath('SOR')).toBe('/card-sets/SOR');
});
