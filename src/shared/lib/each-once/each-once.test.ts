import { eachOnce } from './each-once';

test('a repeated value keeps its first place, in its last form', () => {
  const items = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1 },
    { id: 'a', version: 2 },
  ];
  expect(eachOnce(items, ({ id }) => id)).toEqual([
    { id: 'a', version: 2 },
    { id: 'b', version: 1 },
  ]);
});
