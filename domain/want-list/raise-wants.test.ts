import fc from 'fast-check';
import { anyTerms, terms } from '@tests/factories/wants';
import { VARIANT_TYPES } from '../card';
import { MAX_WANTED, raisedTo } from '../trade-list';
import { type CopiesOf, isOneOf, raisedWants, type Want, type WantTerms } from '.';

const printing = (id: string) => ({
  variantId: id,
  cardId: id[0]!,
  variantType: id.endsWith('foil') ? ('FOIL' as const) : ('STANDARD' as const),
});
const of = (copies: number, ...ids: string[]): CopiesOf[] =>
  ids.map((id) => ({ ...printing(id), copies }));
const wantOf = (variantId: string, quantity: number, given: Partial<WantTerms> = {}): Want => ({
  variantId,
  cardId: variantId[0]!,
  quantity,
  ...terms(given),
});
const raised = (
  known: Want[],
  lacked: CopiesOf[],
  given: Partial<WantTerms> = {},
  owned: CopiesOf[] = [],
) => Object.fromEntries(raisedWants(known, lacked, { newWants: terms(given), owned }));

const ANY = { wouldDo: 'ANY' } as const;

test('wants that would do count', () => {
  const any = wantOf('a', 2, ANY);
  expect(raised([any], of(3, 'a', 'a-foil', 'b'))).toEqual({ a: 3, b: 3 });
  expect(raised([any], of(3, 'a-foil'))).toEqual({ 'a-foil': 1 });
  expect(raised([any, wantOf('a-foil', 1)], of(3, 'a-foil'))).toEqual({});
  const noFoil = wantOf('a', 2, { wouldDo: 'NO_FOIL' });
  expect(raised([noFoil], of(3, 'a-foil'))).toEqual({ 'a-foil': 3 });
});

test('a new want may do for the next printing', () => {
  expect(raised([], of(3, 'a-foil', 'a', 'b'), ANY)).toEqual({ 'a-foil': 3, b: 3 });
  expect(raised([], of(3, 'a', 'a-foil'), { wouldDo: 'NO_FOIL' })).toEqual({ a: 3, 'a-foil': 3 });
  expect(raised([], of(3, 'a', 'a-foil'))).toEqual({ a: 3, 'a-foil': 3 });
});

test('copies that are there count where they would do', () => {
  const owned = of(2, 'a-foil');
  expect(raised([], of(3, 'a'), ANY, owned)).toEqual({ a: 1 });
  expect(raised([], of(3, 'a'), {}, owned)).toEqual({ a: 3 });
  expect(raised([], of(3, 'a'), { wouldDo: 'NO_FOIL' }, owned)).toEqual({ a: 3 });
  expect(raised([], of(2, 'a'), ANY, owned)).toEqual({});
  // What a want says counts before what new ones mean.
  expect(raised([wantOf('a', 1)], of(3, 'a'), ANY, owned)).toEqual({ a: 3 });
  expect(raised([wantOf('a', 1, ANY)], of(3, 'a'), {}, of(1, 'a-foil'))).toEqual({ a: 2 });
  // Its own copies aren't among the lacked ones already.
  expect(raised([], of(3, 'a'), ANY, of(2, 'a'))).toEqual({ a: 3 });
});

test('another printing that is wanted counts where it would do', () => {
  const foils = [wantOf('a-foil', 2)];
  expect(raised(foils, of(3, 'a'), ANY, of(0, 'a', 'a-foil'))).toEqual({ a: 1 });
  expect(raised(foils, of(3, 'a'), {}, of(0, 'a', 'a-foil'))).toEqual({ a: 3 });
});

test('a list holds no more than its maximum', () => {
  expect(raised([], of(9, 'a'))).toEqual({ a: MAX_WANTED });
  expect(raised([wantOf('a-foil', 1, ANY)], of(9, 'a'))).toEqual({ a: MAX_WANTED });
});

const printings = VARIANT_TYPES.flatMap((variantType) =>
  ['x', 'y'].map((cardId) => ({ variantId: `${cardId}-${variantType}`, cardId, variantType })),
);
const copies = (most: number) =>
  fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...printings), fc.nat(most))
      .map(([each, count]): CopiesOf => ({ ...each, copies: count })),
    { selector: ({ variantId }) => variantId, maxLength: 8 },
  );
const wants = (given: fc.Arbitrary<WantTerms>) =>
  fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...printings), fc.integer({ min: 1, max: MAX_WANTED }), given)
      .map(([{ variantId, cardId }, quantity, rest]): Want => ({
        variantId,
        cardId,
        quantity,
        ...rest,
      })),
    { selector: ({ variantId }) => variantId, maxLength: 6 },
  );
const after = (known: readonly Want[], more: ReadonlyMap<string, number>, newWants: WantTerms) => [
  ...known.filter(({ variantId }) => !more.has(variantId)),
  ...[...more].map(([variantId, quantity]): Want => {
    const named = known.find((want) => want.variantId === variantId);
    return { ...newWants, variantId, cardId: variantId[0]!, ...named, quantity };
  }),
];

test('wants only rise, and what is lacked is then there or wanted; a second time changes nothing', () => {
  fc.assert(
    fc.property(
      wants(anyTerms),
      copies(MAX_WANTED),
      copies(4),
      anyTerms,
      (known, lacked, owned, newWants) => {
        const more = raisedWants(known, lacked, { newWants, owned });
        for (const [variantId, quantity] of more) {
          expect(quantity).toBeLessThanOrEqual(MAX_WANTED);
          const before = known.find((want) => want.variantId === variantId)?.quantity ?? 0;
          expect(quantity).toBeGreaterThan(before);
        }
        const then = after(known, more, newWants);
        for (const { copies: count, ...each } of lacked) {
          const named = then.find(({ variantId }) => variantId === each.variantId);
          const want = named ?? { ...newWants, ...each, quantity: 0 };
          const others = owned.filter(
            (other) => other.variantId !== each.variantId && isOneOf(want, other),
          );
          const coming = then.filter(
            (one) =>
              isOneOf(one, each) || others.some(({ variantId }) => variantId === one.variantId),
          );
          const all =
            others.reduce((sum, other) => sum + other.copies, 0) +
            coming.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(all >= count || named?.quantity === MAX_WANTED).toBe(true);
        }
        expect(raisedWants(then, lacked, { newWants, owned })).toEqual(new Map());
      },
    ),
  );
});

test('where each printing alone will do, each rises on its own', () => {
  fc.assert(
    fc.property(wants(fc.constant(terms())), copies(9), copies(4), (known, lacked, owned) => {
      const more = raisedWants(known, lacked, { newWants: terms(), owned });
      for (const { variantId, copies: count } of lacked) {
        const before = known.find((want) => want.variantId === variantId)?.quantity ?? 0;
        expect(more.get(variantId) ?? before).toBe(raisedTo('WANT_LIST', before, count));
      }
    }),
  );
});
