import { isInventory } from './inventory';

test.each([0, 1, 9_999])('%p counts copies', (value) => {
  expect(isInventory(value)).toBe(true);
});

test.each([-1, 1.5, 10_000, 2 ** 31, Number.NaN, Infinity, '1', null, undefined])(
  '%p doesn’t',
  (value) => {
    expect(isInventory(value)).toBe(false);
  },
);
