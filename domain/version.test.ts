import fc from 'fast-check';
import { overwritesUnseen, UNSET_VERSION } from './version';

test.each([
  ['what they saw', 3, 3, false],
  ['what was changed since', 2, 3, true],
  ['what nobody has set, as they saw', UNSET_VERSION, UNSET_VERSION, false],
  ['what was set since', UNSET_VERSION, 1, true],
  ['what was taken away since', 2, UNSET_VERSION, true],
  ['a version that never was', 9, 3, true],
  ['what nobody has set, on an old page', null, UNSET_VERSION, false],
  ['what is there, on an old page', null, 1, true],
  ['what is there, without a word of versions', undefined, 7, true],
])('who changes %s: %p over %p overwrites the unseen: %p', (_what, seen, current, expected) => {
  expect(overwritesUnseen(seen, current)).toBe(expected);
});

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
