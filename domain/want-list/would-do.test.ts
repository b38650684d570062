import { terms } from '@tests/factories/wants';
import type { VariantType } from '../card';
import { areTerms, isSameTerms, type WantTerms, wouldDo } from '.';

const want = (given: Partial<WantTerms>) => ({ variantId: 'a', cardId: 'card', ...terms(given) });
const copy = (variantId: string, variantType: VariantType, askedCents: number | null = 100) => ({
  variantId,
  cardId: variantId === 'z' ? 'other' : 'card',
  variantType,
  askedCents,
});

test.each<[Partial<WantTerms>, ReturnType<typeof copy>, boolean]>([
  [{}, copy('a', 'STANDARD'), true],
  [{}, copy('b', 'FOIL'), false],
  [{ wouldDo: 'ANY' }, copy('b', 'FOIL'), true],
  [{ wouldDo: 'ANY' }, copy('z', 'STANDARD'), false],
  [{ wouldDo: 'NO_FOIL' }, copy('b', 'HYPERSPACE'), true],
  [{ wouldDo: 'NO_FOIL' }, copy('b', 'HYPERSPACE_FOIL'), false],
  // Its own printing always does.
  [{ wouldDo: 'NO_FOIL' }, copy('a', 'FOIL'), true],
  [{ wouldDo: 'KINDS', kinds: ['SHOWCASE'] }, copy('a', 'STANDARD'), true],
  [{ wouldDo: 'KINDS', kinds: ['SHOWCASE'] }, copy('b', 'SHOWCASE'), true],
  [{ wouldDo: 'KINDS', kinds: ['SHOWCASE'] }, copy('b', 'FOIL'), false],
  [{ atMostCents: 100 }, copy('a', 'STANDARD', 100), true],
  [{ atMostCents: 99 }, copy('a', 'STANDARD', 100), false],
  [{ atMostCents: 0 }, copy('a', 'STANDARD', null), true],
])('for %j, %j will do: %s', (given, offered, expected) => {
  expect(wouldDo(want(given), offered)).toBe(expected);
});

test.each<[Partial<WantTerms>, boolean]>([
  [{}, true],
  [{ wouldDo: 'KINDS' }, false],
  [{ wouldDo: 'KINDS', kinds: ['FOIL'] }, true],
  [{ wouldDo: 'KINDS', kinds: ['FOIL', 'FOIL'] }, false],
  [{ kinds: ['FOIL'] }, false],
  [{ atMostCents: 5_000_000 }, true],
  [{ atMostCents: 5_000_001 }, false],
  [{ atMostCents: -1 }, false],
])('%j make sense: %s', (given, expected) => {
  expect(areTerms(terms(given))).toBe(expected);
});

test('the order of kinds means nothing', () => {
  const of = (kinds: VariantType[]) => terms({ wouldDo: 'KINDS', kinds });
  expect(isSameTerms(of(['FOIL', 'SHOWCASE']), of(['SHOWCASE', 'FOIL']))).toBe(true);
  expect(isSameTerms(of(['FOIL']), of(['SHOWCASE']))).toBe(false);
  expect(isSameTerms(terms(), terms({ priority: 'MUST' }))).toBe(false);
});
