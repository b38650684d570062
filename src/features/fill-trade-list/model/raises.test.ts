import type { PrintingCount } from '@/entities/collection';
import { aCard, aPrinting } from '@tests/factories/card';
import { raisesOf } from './raises';

const printed = (id: string, number: number) =>
  aCard({
    id,
    standardCardNumber: number,
    cardVariants: (['FOIL', 'STANDARD'] as const).map((type) =>
      aPrinting(type, null, { id: `${id}-${type.toLowerCase()}` }),
    ),
  });

const counted = (variantId: string, missing: number | null, extraCount: number): PrintingCount => ({
  variantId,
  inventory: 0,
  missing: missing === null ? null : { count: missing, isDefault: true },
  target: 3,
  extraCount,
  version: 0,
});

const cards = [printed('b', 2), printed('a', 1)];
const countsOf = (...counts: PrintingCount[]) =>
  Object.fromEntries(counts.map((count) => [count.variantId, count]));
const changes = (...given: Parameters<typeof raisesOf>) =>
  raisesOf(...given).map(({ printing, from, to }) => `${printing.id} ${from} → ${to}`);

test('by card number and kind, only of the given cards', () => {
  const counts = countsOf(
    counted('a-foil', 2, 0),
    counted('a-standard', 9, 0),
    counted('b-standard', 1, 0),
    counted('z-standard', 3, 0),
  );
  expect(changes('WANT_LIST', { cards, counts, listed: {} })).toEqual([
    'a-standard 0 → 5',
    'a-foil 0 → 2',
    'b-standard 0 → 1',
  ]);
});

test('nothing on the list is lowered or listed', () => {
  const counts = countsOf(counted('a-standard', 1, 2), counted('b-standard', 2, 4));
  const listed = { 'a-standard': 3, 'b-standard': 1 };
  expect(changes('WANT_LIST', { cards, counts, listed })).toEqual(['b-standard 1 → 2']);
  expect(changes('SALE_LIST', { cards, counts, listed })).toEqual(['b-standard 1 → 4']);
});

test('printings without a count are neither missing nor extra', () => {
  const counts = countsOf(counted('a-standard', null, 0));
  expect(changes('WANT_LIST', { cards, counts, listed: {} })).toEqual([]);
  expect(changes('SALE_LIST', { cards, counts, listed: {} })).toEqual([]);
});
