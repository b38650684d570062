import fc from 'fast-check';
import { anyTerms, terms } from '@tests/factories/wants';
import { VARIANT_TYPES, type VariantType } from '../card';
import {
  type CopiesOf,
  fillWants,
  isOneOf,
  roomFor,
  takeFromWants,
  type Want,
  wantedCopies,
  type WantTerms,
  wouldDo,
} from '.';

const KINDS: Record<string, VariantType> = { a: 'STANDARD', b: 'FOIL', c: 'HYPERSPACE' };

const want = (variantId: string, quantity: number, given: Partial<WantTerms> = {}): Want => ({
  variantId,
  cardId: 'card',
  quantity,
  ...terms(given),
});
const sold = (variantId: string, available: number, askedCents: number | null = 100) => ({
  variantId,
  cardId: 'card',
  variantType: KINDS[variantId] ?? 'STANDARD',
  askedCents,
  available,
});
const filled = (...given: Parameters<typeof fillWants>) => Object.fromEntries(fillWants(...given));

test('three copies of two printings fill a want of three', () => {
  const any = [want('a', 3, { wouldDo: 'ANY' })];
  expect(filled(any, [sold('a', 1), sold('b', 2)])).toEqual({ a: 1, b: 2 });
  expect(filled(any, [sold('a', 2), sold('b', 2)])).toEqual({ a: 2, b: 1 });
  expect(filled(any, [sold('b', 2, 50), sold('c', 2, 40)])).toEqual({ b: 1, c: 2 });
});

test('copies above the limit fill nothing; those without a price may', () => {
  const any = [want('a', 3, { wouldDo: 'ANY', atMostCents: 50 })];
  expect(filled(any, [sold('a', 3, 51), sold('b', 1, 50), sold('c', 5, null)])).toEqual({
    b: 1,
    c: 2,
  });
});

const printings = fc.constantFrom(
  ...VARIANT_TYPES.flatMap((variantType) =>
    ['x', 'y'].map((cardId) => ({ variantId: `${cardId}-${variantType}`, cardId, variantType })),
  ),
);
const wants = fc.uniqueArray(
  fc
    .tuple(printings, fc.integer({ min: 1, max: 5 }), anyTerms)
    .map(([{ variantId, cardId }, quantity, rest]): Want => ({
      variantId,
      cardId,
      quantity,
      ...rest,
    })),
  { selector: ({ variantId }) => variantId, maxLength: 6 },
);
const sales = fc.uniqueArray(
  fc
    .tuple(printings, fc.integer({ min: 1, max: 5 }), fc.option(fc.integer({ min: 0, max: 6 })))
    .map(([printing, available, askedCents]) => ({ ...printing, available, askedCents })),
  { selector: ({ variantId }) => variantId, maxLength: 6 },
);

test('no more is asked for than is wanted and for sale, and one want alone is filled as far as it can be', () => {
  fc.assert(
    fc.property(wants, sales, (asked, forSale) => {
      const found = fillWants(asked, forSale);
      const sum = [...found.values()].reduce((all, copies) => all + copies, 0);
      expect(sum).toBeLessThanOrEqual(asked.reduce((all, { quantity }) => all + quantity, 0));
      for (const copies of forSale) {
        const given = found.get(copies.variantId) ?? 0;
        expect(given).toBeLessThanOrEqual(copies.available);
        expect(given).toBeLessThanOrEqual(wantedCopies(asked, copies));
      }
      for (const one of asked) {
        const does = forSale.filter((copies) => wouldDo(one, copies));
        const there = does.reduce((all, { available }) => all + available, 0);
        const alone = [...fillWants([one], forSale).values()];
        expect(alone.reduce((all, copies) => all + copies, 0)).toBe(Math.min(there, one.quantity));
      }
    }),
  );
});

test('copies that came come off the want that names them, then off others for which they do', () => {
  const both = [want('a', 3, { wouldDo: 'ANY' }), want('b', 1)];
  const got = (variantId: string, copies: number) => ({ ...sold(variantId, 0), copies });
  const left = (...copies: ReturnType<typeof got>[]) =>
    Object.fromEntries(takeFromWants(both, copies));
  expect(left(got('b', 1))).toEqual({ a: 3, b: 0 });
  expect(left(got('b', 3))).toEqual({ a: 1, b: 0 });
  expect(left(got('a', 9))).toEqual({ a: 0, b: 1 });
  expect(left(got('c', 2), got('a', 2))).toEqual({ a: 0, b: 1 });
});

describe('room in wants', () => {
  const got = (variantId: string, copies: number) => ({ ...sold(variantId, copies), copies });

  test('is shared by the printings that would do', () => {
    const any = [want('a', 3, { wouldDo: 'ANY' })];
    expect(roomFor(any, sold('b', 1), [])).toBe(3);
    expect(roomFor(any, sold('b', 1), [got('a', 2)])).toBe(1);
    expect(roomFor(any, sold('b', 1), [got('a', 2), got('c', 5)])).toBe(0);
  });

  test('is found by moving copies to another want that they fill', () => {
    const both = [want('a', 2, { wouldDo: 'ANY' }), want('b', 2)];
    expect(roomFor(both, sold('a', 1), [got('b', 2)])).toBe(2);
    expect(roomFor(both, sold('a', 1), [got('b', 3)])).toBe(1);
  });

  test('is what the least set of wants leaves that the printing and others share', () => {
    const anyWant = fc
      .tuple(printings, fc.integer({ min: 0, max: 5 }), anyTerms)
      .map(([{ variantId, cardId }, quantity, rest]): Want => ({
        variantId,
        cardId,
        quantity,
        ...rest,
      }));
    const some = fc.uniqueArray(printings, {
      selector: ({ variantId }) => variantId,
      minLength: 1,
      maxLength: 5,
    });
    const someWants = fc.uniqueArray(anyWant, {
      selector: ({ variantId }) => variantId,
      maxLength: 6,
    });
    fc.assert(
      fc.property(someWants, some, fc.array(fc.nat(4)), (all, [printing, ...others], counts) => {
        const beside: CopiesOf[] = [];
        for (const [at, other] of others.entries()) {
          const copies = Math.min(counts[at] ?? 1, roomFor(all, other, beside));
          beside.push({ ...other, copies });
        }
        // Every choice of others, with the printing: all that their wants hold, less what the others take.
        const least = Array.from({ length: 2 ** beside.length }, (_, choice) => {
          const chosen = beside.filter((_other, at) => (choice >> at) % 2 === 1);
          const held = all.filter((each) =>
            [printing!, ...chosen].some((copy) => isOneOf(each, copy)),
          );
          return (
            held.reduce((sum, { quantity }) => sum + quantity, 0) -
            chosen.reduce((sum, { copies }) => sum + copies, 0)
          );
        });
        expect(roomFor(all, printing!, beside)).toBe(Math.min(...least));
      }),
    );
  });
});
