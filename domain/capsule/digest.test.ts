import fc from 'fast-check';
import { digestOf } from './digest';

test('the order of keys doesn’t matter, the order of a list does', () => {
  expect(digestOf({ a: 1, b: [1, 2] })).toBe(digestOf({ b: [1, 2], a: 1 }));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});

test('values with the same JSON have the same digest, others have different ones', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
      expect(digestOf(JSON.parse(JSON.stringify(one)))).toBe(digestOf(one));
      if (JSON.stringify(one) !== JSON.stringify(two) && !Object.is(one, two)) {
        const sorted = (value: unknown) =>
          JSON.stringify(value, (_key, part: unknown) =>
            part && typeof part === 'object' && !Array.isArray(part)
              ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
              : part,
          );
        expect(digestOf(one) === digestOf(two)).toBe(sorted(one) === sorted(two));
      }
    }),
  );
});

test('an absent key and undefined have the same digest, and look-alikes such as null and “null” differ', () => {
  expect(digestOf({ a: undefined })).toBe(digestOf({}));
  const things = [[], {}, '', null, [null], [[]], { a: null }, 'null', '[]'];
  expect(new Set(things.map(digestOf)).size).toBe(things.length);
});
