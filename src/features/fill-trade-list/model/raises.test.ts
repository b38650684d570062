import { printingsOfCard } from '@domain/find-cards';
import type { TradeListKind } from '@domain/trade-list';
import type { Want } from '@domain/want-list';
import type { PrintingCount } from '@/entities/collection';
import type { OwnWants } from '@/entities/trade-list';
import { aCard, aPrinting } from '@tests/factories/card';
import { terms } from '@tests/factories/wants';
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

const rows = [printed('b', 2), printed('a', 1)].flatMap(printingsOfCard);
const own = (wants: Want[] = [], newWants = terms()) => ({ wants, newWants });
const wantOf = (variantId: string, quantity: number): Want => ({
  variantId,
  cardId: variantId.charAt(0),
  quantity,
  ...terms(),
});
const countsOf = (...counts: PrintingCount[]) =>
  Object.fromEntries(counts.map((count) => [count.variantId, count]));
const changes = (
  kind: TradeListKind,
  given: Omit<Parameters<typeof raisesOf>[1], 'rows' | 'own'> & { own?: OwnWants },
) =>
  raisesOf(kind, { own: own(), ...given, rows }).map(
    ({ printing, from, to }) => `${printing.id} ${from} → ${to}`,
  );

test('by card number and kind, only of the given cards', () => {
  const counts = countsOf(
    counted('a-foil', 2, 0),
    counted('a-standard', 9, 0),
    counted('b-standard', 1, 0),
    counted('z-standard', 3, 0),
  );
  expect(changes('WANT_LIST', { counts, listed: {} })).toEqual([
    'a-standard 0 → 5',
    'a-foil 0 → 2',
    'b-standard 0 → 1',
  ]);
});

test('nothing on the list is lowered or listed', () => {
  const counts = countsOf(counted('a-standard', 1, 2), counted('b-standard', 2, 4));
  const listed = { 'a-standard': 3, 'b-standard': 1 };
  const wants = own([wantOf('a-standard', 3), wantOf('b-standard', 1)]);
  expect(changes('WANT_LIST', { counts, listed, own: wants })).toEqual(['b-standard 1 → 2']);
  expect(changes('SALE_LIST', { counts, listed })).toEqual(['b-standard 1 → 4']);
});

test('printings without a count are neither missing nor extra', () => {
  const counts = countsOf(counted('a-standard', null, 0));
  expect(changes('WANT_LIST', { counts, listed: {} })).toEqual([]);
  expect(changes('SALE_LIST', { counts, listed: {} })).toEqual([]);
});

test('one of each is what the collection has no copy of', () => {
  const had = { ...counted('a-standard', 2, 0), inventory: 1 };
  const counts = countsOf(had, counted('a-foil', 1, 0), counted('b-standard', 3, 0));
  expect(changes('WANT_LIST', { counts, listed: {}, extent: 'each' })).toEqual([
    'a-foil 0 → 1',
    'b-standard 0 → 1',
  ]);
});

test('where any printing will do for new wants, copies of others count, had or wanted', () => {
  const any = terms({ wouldDo: 'ANY' });
  const foils = { ...counted('a-foil', 0, 0), inventory: 2 };
  const counts = countsOf(foils, counted('a-standard', 3, 0), counted('b-standard', 3, 0));
  const wants = own([wantOf('b-foil', 2)], any);
  expect(changes('WANT_LIST', { counts, listed: { 'b-foil': 2 }, own: wants })).toEqual([
    'a-standard 0 → 1',
    'b-standard 0 → 1',
  ]);
});
