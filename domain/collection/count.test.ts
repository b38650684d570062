import fc from 'fast-check';
import { extraCountOf, missingOf, NEVER_COUNTED, readHave, readNeed, withInventory } from './count';
import { isInventory, MAX_INVENTORY } from '../readers';

describe('inventory', () => {
  test.each([0, 1, 9_999])('%p is an inventory', (value) => {
    expect(isInventory(value)).toBe(true);
  });

  test.each([-1, 1.5, 10_000, 2 ** 31, Number.NaN, Infinity, '1', null, undefined])(
    '%p isn’t',
    (value) => {
      expect(isInventory(value)).toBe(false);
    },
  );
});

describe('collection count', () => {
  const inventory = fc.integer({ min: 0, max: MAX_INVENTORY });
  const stored = fc.record({ inventory, missingOverride: fc.option(inventory) });

  test.each([
    [0, null, 3, 3, true],
    [1, null, 3, 2, true],
    [3, null, 3, 0, true],
    [9, null, 3, 0, true],
    [0, null, 0, 0, true],
    // An override has priority over the target.
    [0, 0, 3, 0, false],
    [9, 2, 3, 2, false],
    [0, 9_999, 0, 9_999, false],
  ])(
    '%i copies with the override %j of a target of %i: %i missing',
    (have, override, target, count, isDefault) => {
      expect(missingOf({ inventory: have, missingOverride: override }, target)).toEqual({
        count,
        isDefault,
      });
    },
  );

  test('of a printing that was never counted, the target is missing', () => {
    expect(missingOf(NEVER_COUNTED, 3)).toEqual({ count: 3, isDefault: true });
  });

  test.each([
    ['UNIT', 3, 3, 0],
    ['UNIT', 4, 3, 1],
    ['UNIT', 4, 0, 1],
    ['UNIT', 4, 4, 0],
    ['UNIT', 0, 3, 0],
    ['LEADER', 1, 1, 0],
    ['LEADER', 2, 1, 1],
    ['LEADER', 2, 0, 1],
    ['BASE', 4, 2, 2],
  ] as const)(
    'of a %s, %i copies with the target %i are %i more than a playset',
    (type, have, target, extra) => {
      expect(extraCountOf(have, type, target)).toBe(extra);
    },
  );

  test('nothing is both missing and extra, unless there is an override', () => {
    fc.assert(
      fc.property(inventory, fc.integer({ min: 0, max: 4 }), (have, target) => {
        const missing = missingOf({ inventory: have, missingOverride: null }, target).count;
        expect(Math.min(missing, extraCountOf(have, 'UNIT', target))).toBe(0);
      }),
    );
  });

  test.each([
    [{ inventory: 0, missingOverride: 4 }, 1, 3],
    [{ inventory: 0, missingOverride: 4 }, 4, 0],
    [{ inventory: 0, missingOverride: 4 }, 9, 0],
    [{ inventory: 5, missingOverride: 4 }, 5, 4],
    // Removing copies doesn't raise an override.
    [{ inventory: 5, missingOverride: 4 }, 0, 4],
    [{ inventory: 0, missingOverride: null }, 9, null],
  ])('%j with its inventory set to %i has the override %j', (before, to, override) => {
    expect(withInventory(before, to)).toEqual({ inventory: to, missingOverride: override });
  });

  test('added copies lower the override, never below 0, in one step or in two', () => {
    fc.assert(
      fc.property(stored, inventory, inventory, (before, a, b) => {
        const [once, twice] = [a, b].sort((one, other) => one - other) as [number, number];
        const stepByStep = withInventory(withInventory(before, once), twice);
        const at = withInventory(before, twice);
        expect(at.inventory).toBe(twice);
        expect(at.missingOverride === null).toBe(before.missingOverride === null);
        // Rising in two steps takes as much from the override as rising in one.
        if (once >= before.inventory) expect(stepByStep).toEqual(at);
      }),
    );
  });
});

describe('typed count', () => {
  test.each([
    ['0', 0],
    ['3', 3],
    ['9999', 9_999],
    [' 12 ', 12],
    ['007', 7],
    ['３', 3],
    ['3x', 3],
  ])('%j is a count of %i', (text, count) => {
    expect(readHave(text)).toBe(count);
    expect(readNeed(text)).toBe(count);
  });

  test.each(['-1', '1.5', '1,5', '10000', 'abc', '2147483648', '1e3', '0x1', '+1', '١', '1 2'])(
    '%j isn’t a count',
    (text) => {
      expect(readHave(text)).toBeNull();
      expect(readNeed(text)).toBeNull();
    },
  );

  test('empty text reverts a Have and is the default of a Need', () => {
    expect(readHave(' ')).toBeNull();
    expect(readNeed('')).toBe(-1);
  });
});
