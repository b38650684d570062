import fc from 'fast-check';
import { VARIANT_TYPE_CODES } from '@domain/card';
import { aCard, aPrinting } from '@tests/factories/card';
import { demoCards } from '@tests/factories/demo-cards';
import { MISSPELT_NAMES } from '@tests/factories/misspelt-names';
import { cardFinderOf, findCards } from '.';

const { sets, cards } = demoCards();
const demo = cardFinderOf(cards, sets);
const namesFound = (typed: string) => findCards(demo, typed).map(({ card }) => card.name);

test('of 200 misspelt names, the right card is among the first three for 95 %', () => {
  const missed = MISSPELT_NAMES.filter(
    ([typed, name]) => !namesFound(typed).slice(0, 3).includes(name),
  );
  expect(MISSPELT_NAMES).toHaveLength(200);
  expect(missed.map((each) => each.join(' → '))).toHaveLength(0);
});

/** The first card, and the printing if the text names one: `sor-005 F`. */
const firstFound = (typed: string) => {
  const [found] = findCards(demo, typed);
  if (!found) return null;
  const { card, printing } = found;
  return printing ? `${card.id} ${VARIANT_TYPE_CODES[printing.variantType]}` : card.id;
};

describe('what is printed on a card, or stands in a deck list', () => {
  test.each([
    ['sor 5', 'sor-005'],
    ['SOR 33F', 'sor-033 F'],
    ['sor 33 foil', 'sor-033 F'],
    ['SOR 031 Foil', 'sor-031 F'],
    ['shd-063 foil', 'shd-063 F'],
    ['TWI 0310', 'twi-042 HS'],
    ['HS 120', 'lof-120 HS'],
    ['HS:272', 'lof-020 HS'],
    ['#033/252', 'lof-033'],
    ['3x SHD_063', 'shd-063'],
    ['{"id":"SOR_033","count":3}', 'sor-033'],
    ['3 Hollow Bell Hauler (SOR) 039', 'sor-039 S'],
    ['1 Echo Walker (SOR) 031 *F*', 'sor-031 F'],
    ['3 Noreric Ariellen | Never Without a Chorus', 'sor-074'],
    ['1 Noreric Ariellen, Never Without a Chorus (SOR)', 'sor-074'],
    ['Noreric Ariellen sor hs', 'sor-074 HS'],
    ['noreric foil', 'sor-074 F'],
    ['2 echo walker', 'sor-031'],
    ['echo walker x3', 'sor-031'],
  ])('“%s” finds %s', (typed, found) => {
    expect(firstFound(typed)).toBe(found);
  });

  test('a number without a set is one of every set, the newest first', () => {
    expect(findCards(demo, '47').map(({ card }) => card.id)).toEqual([
      'lof-047',
      'jtl-047',
      'twi-047',
      'shd-047',
      'sor-047',
    ]);
  });

  test.each([
    ['a card without that printing', 'sor 5 foil', 'sor-005'],
    [
      'a name beside a number that its set doesn’t have',
      '3 Hollow Bel Hauler (SOR) 999',
      'sor-039',
    ],
  ])('%s is found all the same', (_what, typed, found) => {
    expect(firstFound(typed)).toBe(found);
  });
});

test('words are found in any order, in name and subtitle, the name before the subtitle', () => {
  expect(firstFound('champion eliinwen')).toBe('sor-069');
  expect(firstFound('olath eliinwen')).toBe('sor-069');
  expect(namesFound('echo').slice(0, 2)).toEqual(['Echo Envoy', 'Echo Hound']);
});

test('a mistake counts little more than a beginning inside a word', () => {
  expect(namesFound('chors').slice(0, 2)).toEqual(['Chorus Beacon', 'Chorus Engine']);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \t '],
  ['no name at all', 'xyzzyq'],
  ['signs', '()[]{}"#*'.repeat(1_000)],
  ['invisible characters', '\0\u202e\ud800'.repeat(1_000)],
])('%s finds nothing', (_what, typed) => {
  expect(findCards(demo, typed)).toEqual([]);
});

test.each([
  'the quick brown fox jumps over the lazy dog',
  'a completely different sentence about nothing',
  'what is the best deck for beginners',
  'xylophone quartz bandits',
  'i want to buy a card',
  'strawberry fields forever',
  'unbelievable',
  'zzzzzzzzzz',
  'printing:foil price>500',
])('“%s” is like no name', (typed) => {
  expect(namesFound(typed)).toEqual([]);
});

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const anyName = fc.oneof(anyText, fc.constantFrom('Luke', 'luke', 'Lúke', 'SOR 5', '5 foil', 'HS'));

test('an exact name always comes first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { minLength: 1, maxLength: 12 }), fc.nat(), (names, at) => {
      const named = names.map((name, index) =>
        aCard({
          id: `sor-${index}`,
          name,
          subtitle: index % 2 === 0 ? null : (names[index - 1] ?? null),
          cardVariants: [aPrinting('STANDARD', null, { number: String(index) })],
        }),
      );
      const typed = names[at % names.length] ?? '';
      const [first] = findCards(cardFinderOf(named, [{ id: 'sor', code: 'SOR' }]), typed);
      if (typed.trim() !== '') expect(first?.card.name.trim()).toBe(typed.trim());
    }),
  );
});
