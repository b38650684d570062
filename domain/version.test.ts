import fc from 'fast-check';
import { overwritesUnseen, UNSET_VERSION } from './version';

test.each([
  ['a value as it was seen', 3, 3, false],
  ['a value that was changed since', 2, 3, true],
  ['an unset value as it was seen', UNSET_VERSION, UNSET_VERSION, false],
  ['a value that was set since', UNSET_VERSION, 1, true],
  ['a value that was removed since', 2, UNSET_VERSION, true],
  ['a version that never existed', 9, 3, true],
  ['an unset value, on an old page', null, UNSET_VERSION, false],
  ['a set value, on an old page', null, 1, true],
  ['a set value, without a version', undefined, 7, true],
])(
  'a change of %s: seen version %p, present version %p, overwrites the unseen: %p',
  (_what, seen, current, expected) => {
    expect(overwritesUnseen(seen, current)).toBe(expected);
  },
);

test('of people who saw the same version, only the first changes it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 1 }), (seen) => {
      let current = UNSET_VERSION;
      const done = seen.filter((version) => {
        if (overwritesUnseen(version, current)) return false;
        current += 1;
        return true;
      });
      expect(new Set(done).size).toBe(done.length);
    }),
  );
});
