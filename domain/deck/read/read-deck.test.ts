import fc from 'fast-check';
import type { Card } from '@domain/card';
import { cardFinderOf } from '@domain/find-cards';
import { aCard, aPrinting } from '@tests/factories/card';
import { type DeckReading, readDeck, withAnswer } from '..';

const SETS = ['SOR', 'SHD', 'SEC'].map((code) => ({ id: code.toLowerCase(), code }));

/** A card by its set and number, such as `sor-005`. */
const card = (id: string, name: string, given: Partial<Card> = {}): Card => {
  const [cardSetId = '', number = ''] = id.split('-');
  const cardVariants = [aPrinting('STANDARD', null, { id: `${id}-s`, number })];
  return aCard({ id, cardSetId, name, cardVariants, ...given });
};

const CARDS = [
  card('sor-005', 'Ilan Veer', { subtitle: 'Keeper of the Gate', cardType: 'LEADER' }),
  card('sor-006', 'Oru Tam', { subtitle: 'Last of Hers', cardType: 'LEADER' }),
  card('sor-020', 'Salt Harbour', { cardType: 'BASE' }),
  card('sor-033', 'Grave Trooper'),
  card('sec-040', 'Grave Trooper'),
  card('sor-051', 'Ilan Veer', { subtitle: 'On the Run' }),
  card('shd-052', 'Ilan Veer', { subtitle: 'Much Later' }),
  card('sor-059', 'BT-1', { subtitle: 'Blast First' }),
  card('sor-060', 'C-3PO', { subtitle: 'Counting Odds' }),
  card('sor-061', 'Aarl Orrelios', { subtitle: 'Not Alone' }),
  card('sor-062', 'Moon’s Harrier'),
  card('sor-063', 'Brass Harrier', { subtitle: null }),
  card('shd-063', 'Brass Harrier', { subtitle: 'Of the Reef' }),
];
const finder = cardFinderOf(CARDS, SETS);

const read = (text: string) => {
  const reading = readDeck(text, finder);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.deck;
};

/** `3 sor-059 DECK`. */
const linesIn = (text: string) =>
  read(text).lines.map(({ copies, cardId, part }) => `${copies} ${cardId} ${part}`);

const WHOLE = ['1 sor-005 LEADER', '1 sor-020 BASE', '3 sor-059 DECK', '2 sor-062 SIDEBOARD'];

const SWUDB = {
  metadata: { name: 'Gatekeepers', author: 'Juno' },
  leader: { id: 'SOR_005', count: 1 },
  secondleader: null,
  base: { id: 'SOR_020', count: 1 },
  deck: [{ id: 'SOR_059', count: 3 }],
  sideboard: [{ id: 'SOR_062', count: 2 }],
};

test.each([
  ['swudb’s JSON', JSON.stringify(SWUDB)],
  ['JSON with typographic quotes', JSON.stringify(SWUDB).replaceAll(/"(\w*)"/g, '“$1”')],
  ['JSON in other cases', JSON.stringify(SWUDB).replaceAll('sideboard', 'sideBoard')],
  [
    'Melee’s text',
    'Leader (1)\n1 | Ilan Veer | Keeper of the Gate\n\nBase\n1 | Salt Harbour\n\nMainDeck (3)\n3 | BT-1 | Blast First\n\nSideboard\n2 | Moon“s Harrier',
  ],
  [
    'Melee’s other lines',
    'Leader\n1 Ilan Veer | Keeper of the Gate\nBase\n1 Salt Harbour\nMain Deck\n3 BT-1 | Blast First\nSideboard\n2 Moon’s Harrier',
  ],
  [
    'SWUBase’s text',
    'Leaders\n1 | Ilan Veer | Keeper of the Gate\nBase\n1 | Salt Harbour\nDeck\n3 | BT-1 | Blast First\nSideboard\n2 | Moon’s Harrier',
  ],
  [
    'free lines',
    '1 Ilan Veer, Keeper of the Gate [SOR-005]\nsalt harbour\n3xSOR_059\nSB: 2x Moons Harrier',
  ],
  [
    'lines with their parts',
    'Leader: Ilan Veer\nBase: 1x Salt Harbour\n3 BT-1\nSideboard: 2 Moon’s Harrier',
  ],
  [
    'a picklist',
    'Leader\n[ ] Ilan Veer, Keeper of the Gate\n    SOR 005\nBase\n[ ] Salt Harbour\n    SOR 020\nDeck\n[ ] [ ] [ ] BT-1\n    SOR 059, XYZ 003\nSideboard\n[ ] [ ] Moon’s Harrier',
  ],
])('%s is read', (_name, text) => {
  expect(linesIn(text)).toEqual(WHOLE);
  expect(read(text)).toMatchObject({ questions: [], faults: [] });
});

test('in swudb’s CSV, leader and base are known by their cards', () => {
  const text =
    'Set,CardNumber,Count,IsFoil,Stamp\r\nSOR,005,1,False,\r\nSOR,020,1,False,\r\nSOR,059,2,False,\r\nSOR,059,1,True,\r\n';
  expect(linesIn(text)).toEqual(WHOLE.slice(0, 3));
});

test('a second leader is read under either name', () => {
  const second = { id: 'SOR_006', count: 1 };
  const leaders = ['1 sor-005 LEADER', '1 sor-006 LEADER'];
  const { secondleader: _none, ...single } = SWUDB;
  for (const two of [
    { ...SWUDB, secondleader: second },
    { ...single, leader2: second },
  ]) {
    const lines = linesIn(JSON.stringify(two));
    expect(lines).toHaveLength(5);
    expect(lines).toEqual(expect.arrayContaining(leaders));
  }
});

test('name and author are read where a program writes them', () => {
  expect(read(JSON.stringify(SWUDB))).toMatchObject({ name: 'Gatekeepers', author: 'Juno' });
  const swubase = { ...SWUDB, metadata: undefined, deckName: 'Late', authorName: 'Kit' };
  expect(read(JSON.stringify(swubase))).toMatchObject({ name: 'Late', author: 'Kit' });
  expect(read('# Friday night\n\n3 BT-1')).toMatchObject({ name: 'Friday night', author: '' });
});

test('known misspellings mean what they misspell', () => {
  expect(linesIn('2 C-3P0 | Counting Odds\n1 Aarl Orellios')).toEqual([
    '2 sor-060 DECK',
    '1 sor-061 DECK',
  ]);
});

test('the same card twice is one line, reprints included', () => {
  expect(linesIn('1 SOR_033\n2 Grave Trooper\n1 SEC_040')).toEqual(['4 sor-033 DECK']);
  const twice = { ...SWUDB, deck: [{ id: 'SOR_059', count: 3 }, ...SWUDB.deck] };
  expect(linesIn(JSON.stringify(twice))).toContain('6 sor-059 DECK');
});

describe('a name that several cards have', () => {
  test('chooses none, and asks once', () => {
    const { lines, questions } = read('3 BT-1\n2 Ilan Veer\n\nSideboard\n1 Ilan Veer');
    expect(lines).toEqual([{ cardId: 'sor-059', part: 'DECK', copies: 3 }]);
    expect(questions).toEqual([
      {
        asked: 'Ilan Veer',
        cardIds: ['shd-052', 'sor-005', 'sor-051'],
        uses: [
          { part: null, copies: 2, line: 2 },
          { part: 'SIDEBOARD', copies: 1, line: 5 },
        ],
      },
    ]);
  });

  test('is one of those that the heading has', () => {
    expect(linesIn('Leader\n1 Ilan Veer')).toEqual(['1 sor-005 LEADER']);
    expect(read('Deck\n1 Ilan Veer').questions[0]?.cardIds).toEqual(['shd-052', 'sor-051']);
  });

  test('is the one without a subtitle where bars say that there is none', () => {
    expect(linesIn('3 | Brass Harrier')).toEqual(['3 sor-063 DECK']);
    expect(read('3 Brass Harrier').questions[0]?.cardIds).toEqual(['shd-063', 'sor-063']);
  });

  test('is the one of the set that is named', () => {
    expect(linesIn('1 Ilan Veer (SHD)')).toEqual(['1 shd-052 DECK']);
  });

  test('is added where it stands once it is answered', () => {
    const { lines, questions } = read('1 SOR_051\n2 Ilan Veer\nSideboard\n1 Ilan Veer');
    expect(withAnswer(lines, questions[0]!, CARDS[5]!)).toEqual([
      { cardId: 'sor-051', part: 'DECK', copies: 3 },
      { cardId: 'sor-051', part: 'SIDEBOARD', copies: 1 },
    ]);
    expect(withAnswer([], questions[0]!, CARDS[0]!)).toEqual([
      { cardId: 'sor-005', part: 'LEADER', copies: 2 },
      { cardId: 'sor-005', part: 'SIDEBOARD', copies: 1 },
    ]);
  });
});

test.each([
  ['3 Q-77', 'sor-070'],
  ['Q-77 x3', 'sor-070'],
  ['3 Q-77 | Of the Line', 'sor-070'],
  ['3 [SOR#070] Q-77', 'sor-070'],
  ['3 4-LUM', 'sor-071'],
  ['4-LUM, Hunter x3', 'sor-071'],
  ['3x TIE/ln Fighter', 'sor-072'],
  ['3 2-1K Surgeon', 'sor-073'],
  ['3 Hangar 12', 'sor-074'],
  ['3 Hangar 12 (SOR) 074', 'sor-074'],
  ['[ ] [ ] [ ] Hangar 12', 'sor-074'],
])('a name keeps its numbers: %s', (text, id) => {
  const names: [string, string, string | null][] = [
    ['sor-070', 'Q-77', 'Of the Line'],
    ['sor-071', '4-LUM', 'Hunter'],
    ['sor-072', 'TIE/ln Fighter', null],
    ['sor-073', '2-1K Surgeon', null],
    ['sor-074', 'Hangar 12', null],
  ];
  const cards = names.map(([cardId, name, subtitle]) => card(cardId, name, { subtitle }));
  const reading = readDeck(text, cardFinderOf(cards, SETS));
  const lines = [{ cardId: id, part: 'DECK', copies: 3 }];
  expect(reading).toMatchObject({ ok: true, deck: { lines, faults: [], questions: [] } });
});

test('a subtitle that is written otherwise doesn’t hide a unique name', () => {
  expect(linesIn('3 BT-1 | Blastomech')).toEqual(['3 sor-059 DECK']);
});

test('a number that contradicts the name asks which is meant', () => {
  expect(read('1 BT-1, Blast First (SOR) 060').questions[0]?.cardIds).toEqual([
    'sor-059',
    'sor-060',
  ]);
  expect(linesIn('1 BT-1, Blast First (XYZ) 060')).toEqual(['1 sor-059 DECK']);
});

test('what names no card stays, with its line, a reason and the nearest names', () => {
  const { lines, faults } = read('3 BT-1\n2 Brass Hairier\n1 XYZ_404\n-2 BT-1\n1 SOR_404');
  expect(lines).toHaveLength(1);
  expect(faults).toEqual([
    {
      line: 2,
      source: '2 Brass Hairier',
      reason: 'There is no card called “Brass Hairier”.',
      nearest: ['shd-063', 'sor-063'],
      uses: [{ part: null, copies: 2, line: 2 }],
    },
    {
      line: 3,
      source: '1 XYZ_404',
      reason: 'There is no card called “XYZ_404”.',
      nearest: [],
      uses: [],
    },
    {
      line: 4,
      source: '-2 BT-1',
      reason: 'The count is “-2”; it must be a whole number from 0 to 9,999.',
      nearest: [],
      uses: [],
    },
    {
      line: 5,
      source: '1 SOR_404',
      reason: 'There is no card with the number SOR 404.',
      nearest: [],
      uses: [],
    },
  ]);
});

test('a line that meant one of the nearest is added with its copies, where it stands', () => {
  const [fault] = read('3 BT-1\n\nSideboard\n2 Brass Hairier').faults;
  expect(withAnswer([], fault!, CARDS.at(-1)!)).toEqual([
    { cardId: 'shd-063', part: 'SIDEBOARD', copies: 2 },
  ]);
});

test('99 copies are kept for the format to judge; the hundredth isn’t', () => {
  expect(linesIn('99 BT-1')).toEqual(['99 sor-059 DECK']);
  const { lines, faults } = read('99 BT-1\n1 BT-1');
  expect(lines).toEqual([{ cardId: 'sor-059', part: 'DECK', copies: 99 }]);
  expect(faults).toMatchObject([{ line: 2, reason: 'A deck has at most 99 copies of a card.' }]);
});

test.each<[string, string, (DeckReading & { ok: false })['code']]>([
  ['nothing', ' \n ', 'EMPTY'],
  ['5,000 lines', '1 BT-1\n'.repeat(5_000), 'TOO_LONG'],
  ['one endless line', 'x'.repeat(300_000), 'TOO_LONG'],
  ['half of a JSON', '{"leader":{"id":"SOR_005"', 'BROKEN_JSON'],
  ['other JSON', '{"cards":[]}', 'NO_DECK'],
  ['another game’s deck', '4 Counterspell\n20 Island\n4 Brainstorm', 'OTHER_GAME'],
])('%s is refused', (_name, text, code) => {
  expect(readDeck(text, finder)).toMatchObject({ ok: false, code });
});

test('whatever is pasted is read or refused; each line of cards is a line, a question or a fault', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '3 BT-1',
      '1 Ilan Veer',
      '{',
      '"id"',
      'SOR_059',
      '\t',
      '|',
      '[ ]',
      'Deck',
      'Set,CardNumber,Count,IsFoil',
      ',',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const texts = fc
    .array(fc.tuple(piece, fc.constantFrom('\n', ' ', '')))
    .map((all) => all.flat().join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const reading = readDeck(text, finder);
      expect(reading.ok ? reading.deck.lines : reading.reason).toBeTruthy();
    }),
    { numRuns: 300 },
  );
});
