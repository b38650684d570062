import { eachOnce } from './each-once';

test('what comes again stands in its first place, as it was told last', () => {
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
