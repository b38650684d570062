import fc from 'fast-check';
import { MAX_INVENTORY, type StoredCount } from '../collection';
import { heldCounts, isHeldAlready, planImport } from './plan-import';
import type { NamedPrinting } from './file-row';
import { Tally } from './tally';

const printing: NamedPrinting = { setCode: 'SOR', number: '1', isFoil: null, variantType: null };

/** The contents of rows `[printing's id, count, missing]`. */
function contentsOf(rows: [string, number, (number | null)?][]) {
  const tally = new Tally();
  for (const [index, [id, count, missing]] of rows.entries()) {
    tally.add(
      id,
      'sor',
      { printing, count, missing },
      { line: index + 2, about: `SOR ${id}`, source: [] },
    );
  }
  return tally.contents('OWN_CSV', { header: [], remarks: [] });
}

const stored = (counts: Record<string, [number, (number | null)?]>) =>
  new Map<string, StoredCount>(
    Object.entries(counts).map(([id, [inventory, missingOverride = null]]) => [
      id,
      { inventory, missingOverride },
    ]),
  );

const after = (plan: ReturnType<typeof planImport>) =>
  Object.fromEntries(
    plan.changes.map(({ variantId, to }) => [variantId, [to.inventory, to.missingOverride]]),
  );

test('adding raises counts, and added copies are no longer missing', () => {
  const plan = planImport(
    'add',
    contentsOf([
      ['a', 2],
      ['b', 1],
      ['a', 1],
      ['c', 0],
    ]),
    stored({ a: [1, 5] }),
  );
  expect(after(plan)).toEqual({ a: [4, 2], b: [1, null] });
});

test('adding takes the file’s Needs and keeps the ones that it doesn’t name', () => {
  const file = contentsOf([
    ['a', 1, 7],
    ['b', 1, null],
  ]);
  expect(after(planImport('add', file, stored({ a: [1, 5], b: [1, 5] })))).toEqual({
    a: [2, 7],
    b: [2, 4],
  });
});

test('replacing sets what the file doesn’t count to 0', () => {
  const plan = planImport('replace', contentsOf([['a', 2]]), stored({ a: [9], b: [4, 3], c: [0] }));
  expect(after(plan)).toEqual({ a: [2, null], b: [0, 3] });
});

test('replacing by a file with Needs keeps only the file’s Needs', () => {
  const plan = planImport(
    'replace',
    contentsOf([['a', 2, null]]),
    stored({ a: [2, 1], b: [0, 3] }),
  );
  expect(after(plan)).toEqual({ a: [2, null], b: [0, null] });
});

test('doesn’t change a printing that a rejected row names', () => {
  const tally = new Tally();
  tally.add(
    'a',
    'sor',
    { printing, count: 1, missing: undefined },
    { line: 2, about: '', source: [] },
  );
  tally.reject({ line: 3, about: 'SOR b', source: [] }, 'no count', 'b');
  const plan = planImport(
    'replace',
    tally.contents('SWUDB', { header: [], remarks: [] }),
    stored({ a: [1], b: [4] }),
  );
  expect(plan).toEqual({ changes: [], refused: [] });
});

test('refuses a count that a collection can’t hold', () => {
  const file = contentsOf([
    ['a', 9_000],
    ['a', 1_000],
    ['b', 5],
  ]);
  expect(file.rejected.first).toEqual([
    {
      line: 3,
      about: 'SOR a',
      text: 'With this row the file counts 10,000 copies; 9,999 is the most.',
      source: [],
    },
  ]);
  const plan = planImport('add', file, stored({ a: [1_000] }));
  expect(plan.refused).toMatchObject([{ line: 2, about: 'SOR a' }]);
  expect(after(plan)).toEqual({ b: [5, null] });
});

const id = fc.constantFrom('a', 'b', 'c', 'd');
const count = fc.integer({ min: 0, max: MAX_INVENTORY });
const override = fc.option(count, { nil: null });

test('replacing by a collection’s export makes any other collection the same', () => {
  const counts = fc.dictionary(id, fc.tuple(count, override));
  fc.assert(
    fc.property(counts, counts, (wanted, there) => {
      fc.pre(Object.keys(wanted).length > 0);
      const file = contentsOf(Object.entries(wanted).map(([key, [n, m]]) => [key, n, m]));
      const result = { ...there, ...after(planImport('replace', file, stored(there))) };
      const nonEmpty = (all: object) =>
        Object.fromEntries(Object.entries(all).filter(([, [n, m]]) => n > 0 || m !== null));
      expect(nonEmpty(result)).toEqual(nonEmpty(wanted));
    }),
  );
});

describe('a file that was imported before', () => {
  const many = (name: string, most: number) =>
    Array.from({ length: most }, (_, index): [string, number] => [`${name}${index}`, 2]);
  const HELD = stored({
    a: [3],
    b: [1],
    ...Object.fromEntries(many('m', 18).map(([key, copies]) => [key, [copies]])),
  });

  test.each<[what: string, isHeld: boolean, rows: [string, number][]]>([
    ['the same counts', true, Object.entries({ a: 3, b: 1 })],
    ['the same counts, and 0 copies of another printing', true, Object.entries({ a: 3, z: 0 })],
    ['one count differs', false, Object.entries({ a: 3, b: 2 })],
    ['one printing is new', false, Object.entries({ a: 3, z: 1 })],
    ['nothing', false, [['z', 0]]],
    ['nearly all of many', true, [...many('m', 18), ['a', 9], ['z', 1]]],
    ['most of many', false, [...many('m', 18), ...many('z', 3)]],
  ])('%s: %s', (_what, isHeld, rows) => {
    expect(isHeldAlready(heldCounts(contentsOf(rows), HELD))).toBe(isHeld);
  });

  test('counts are compared by printing, whatever else the collection holds', () => {
    const held = stored({ a: [3], b: [1], more: [7] });
    expect(
      heldCounts(
        contentsOf([
          ['a', 3],
          ['b', 2],
        ]),
        held,
      ),
    ).toEqual({ same: 1, of: 2 });
  });
});
