import type { VariantType } from '../card';
import { findPrinting, indexPrintings } from './find-printing';
import type { NamedPrinting } from './file-row';

const index = indexPrintings(
  (
    [
      ['STANDARD', '059'],
      ['FOIL', '059F'],
      ['HYPERSPACE', '324'],
      ['HYPERSPACE_FOIL', '324F'],
      ['SHOWCASE', '265'],
      ['FOIL', '008'],
      ['STANDARD', '008'],
      ['FOIL', '661'],
      ['PRESTIGE_SERIALIZED', '1087'],
    ] satisfies [VariantType, string][]
  ).map(([variantType, number]) => ({
    id: `${number} ${variantType}`,
    cardId: 'moth',
    number,
    otherNumbers: [],
    variantType,
  })),
);

const find = (number: string, more: Partial<NamedPrinting> = {}) =>
  findPrinting(index, { setCode: 'SOR', isFoil: null, variantType: null, ...more, number });

test.each<[number: string, isFoil: boolean, printing: string, isWarned: boolean]>([
  ['59', false, '059 STANDARD', false],
  ['059', true, '059F FOIL', false],
  ['059F', true, '059F FOIL', false],
  ['0059f', false, '059F FOIL', true],
  ['324', true, '324F HYPERSPACE_FOIL', false],
  ['265', true, '265 SHOWCASE', false],
  ['265', false, '265 SHOWCASE', false],
  ['08', false, '008 STANDARD', false],
  ['08', true, '008 FOIL', false],
  ['8F', true, '008 FOIL', false],
  ['661', true, '661 FOIL', false],
  ['661', false, '661 FOIL', true],
  ['1087', true, '1087 PRESTIGE_SERIALIZED', false],
])('number %s with IsFoil %s is %s', (number, isFoil, id, isWarned) => {
  const found = find(number, { isFoil });
  expect(found).toMatchObject({ ok: true, printing: { id } });
  expect(found.ok && found.warning !== null).toBe(isWarned);
});

test.each<[number: string, variantType: VariantType, printing: string, isWarned: boolean]>([
  ['059', 'STANDARD', '059 STANDARD', false],
  ['059', 'FOIL', '059F FOIL', false],
  ['008', 'FOIL', '008 FOIL', false],
  ['324', 'SHOWCASE', '324 HYPERSPACE', true],
])('number %s called %s is %s', (number, variantType, id, isWarned) => {
  const found = find(number, { variantType });
  expect(found).toMatchObject({ ok: true, printing: { id } });
  expect(found.ok && found.warning !== null).toBe(isWarned);
});

test('says how a row contradicts its number', () => {
  expect(find('661', { isFoil: false })).toMatchObject({
    warning: 'By its number this is the Foil printing, not without foil; the number was used.',
  });
  expect(find('324', { variantType: 'SHOWCASE' })).toMatchObject({
    warning: 'By its number this is the Hyperspace printing, not Showcase; the number was used.',
  });
});

test.each([
  ['999', 'SOR has no number “999”.'],
  ['', 'The row names no card number.'],
  ['x'.repeat(60), `SOR has no number “${'x'.repeat(40)}…”.`],
])('number %j is refused', (number, reason) => {
  expect(find(number, { isFoil: false })).toEqual({ ok: false, reason });
});

test('a number means its plain printing if the row doesn’t name the finish', () => {
  expect(find('059')).toMatchObject({ printing: { id: '059 STANDARD' }, warning: null });
  expect(find('008')).toMatchObject({ printing: { id: '008 STANDARD' }, warning: null });
  expect(find('661')).toMatchObject({ printing: { id: '661 FOIL' }, warning: null });
});

test('a finish that several printings of a number share means the plainest of them', () => {
  const shared = { cardId: 'moth', number: '008', otherNumbers: [] };
  const several = indexPrintings([
    { id: 'hsf', variantType: 'HYPERSPACE_FOIL', ...shared },
    { id: 'f', variantType: 'FOIL', ...shared },
  ]);
  const named = { setCode: 'LOF', number: '8', isFoil: true, variantType: null };
  expect(findPrinting(several, named)).toMatchObject({ printing: { id: 'f' }, warning: null });
  const twice = indexPrintings(['a', 'b'].map((id) => ({ id, variantType: 'FOIL', ...shared })));
  expect(findPrinting(twice, named)).toMatchObject({ ok: false });
});

test.each([
  ['011', false, 'pilot'],
  ['27', false, 'pilot'],
  ['27', true, 'pilot foil'],
  ['27F', null, 'pilot foil'],
])('%s, foil %s, is one of several numbers of %s', (number, isFoil, id) => {
  const numbered = { number: '011', otherNumbers: ['027', '027F'] };
  const several = indexPrintings([
    { id: 'pilot', cardId: 'pilot', variantType: 'STANDARD', number: '011', otherNumbers: ['027'] },
    { id: 'pilot foil', cardId: 'pilot', variantType: 'FOIL', ...numbered },
  ]);
  const named = { setCode: 'TS26', number, isFoil, variantType: null };
  expect(findPrinting(several, named)).toMatchObject({ ok: true, printing: { id }, warning: null });
});

describe('a card whose printings all have their own numbers', () => {
  const own = indexPrintings(
    (
      [
        ['STANDARD', '001'],
        ['FOIL', '601'],
        ['HYPERSPACE', '301'],
        ['HYPERSPACE_FOIL', '801'],
        ['PRESTIGE', '1001'],
      ] satisfies [VariantType, string][]
    ).map(([variantType, number]) => ({
      id: `${number} ${variantType}`,
      cardId: 'wren',
      number,
      otherNumbers: [],
      variantType,
    })),
  );
  const findOwn = (number: string, more: Partial<NamedPrinting>) =>
    findPrinting(own, { setCode: 'ZZA', isFoil: null, variantType: null, ...more, number });

  test.each<[string, Partial<NamedPrinting>, string]>([
    ['001', { isFoil: true }, '601 FOIL'],
    ['1', { isFoil: false }, '001 STANDARD'],
    ['301', { isFoil: true }, '801 HYPERSPACE_FOIL'],
    ['601', { isFoil: true }, '601 FOIL'],
    ['001', { variantType: 'FOIL' }, '601 FOIL'],
    ['001', { variantType: 'HYPERSPACE' }, '301 HYPERSPACE'],
    ['001', { variantType: 'HYPERSPACE_FOIL' }, '801 HYPERSPACE_FOIL'],
    ['301', { variantType: 'HYPERSPACE_FOIL' }, '801 HYPERSPACE_FOIL'],
    ['001', { variantType: 'PRESTIGE' }, '1001 PRESTIGE'],
  ])('%s with %j is %s, without a warning', (number, more, id) => {
    expect(findOwn(number, more)).toMatchObject({ ok: true, printing: { id }, warning: null });
  });

  test('a number that isn’t the plain one wins over the kind', () => {
    const found = findOwn('301', { variantType: 'PRESTIGE' });
    expect(found).toMatchObject({
      printing: { id: '301 HYPERSPACE' },
      warning: expect.any(String),
    });
    expect(findOwn('1001', { isFoil: true })).toMatchObject({ warning: expect.any(String) });
  });

  test('a kind that the card doesn’t have is refused', () => {
    const reason = 'ZZA 001 has no Prestige Foil printing.';
    expect(findOwn('001', { variantType: 'PRESTIGE_FOIL' })).toEqual({ ok: false, reason });
  });
});
