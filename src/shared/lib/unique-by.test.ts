import { uniqueBy } from './unique-by';

test('a repeated value keeps its first place, in its last form', () => {
  const items = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1 },
    { id: 'a', version: 2 },
  ];
  expect(uniqueBy(items, ({ id }) => id)).toEqual([
    { id: 'a', version: 2 },
    { id: 'b', version: 1 },
  ]);
});
