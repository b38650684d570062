import { keptParameters } from './query-string';

test.each([
  ['', ''],
  ['?', ''],
  ['?card=sor-059', ''],
  ['text=a&card=sor-059', 'text=a'],
  ['?card&text=a=b&&view=%6cist', 'text=a=b&view=%6cist'],
  ['?cards=1', 'cards=1'],
])('%j without “card” is %j', (query, kept) => {
  expect(keptParameters(query, (name) => name !== 'card')).toBe(kept);
});
