import type { Card } from '@domain/card';
import { cardFinderOf } from '@domain/find-cards';
import { aCard, aPrinting } from '@tests/factories/card';
import { readDeck } from '..';

const card = (id: string, name: string, given: Partial<Card> = {}): Card => {
  const [cardSetId = '', number = ''] = id.split('-');
  const cardVariants = [aPrinting('STANDARD', null, { id: `${id}-s`, number })];
  return aCard({ id, cardSetId, name, cardVariants, ...given });
};

const finder = cardFinderOf(
  [
    card('sor-005', 'Ilan Veer', { subtitle: 'Keeper of the Gate', cardType: 'LEADER' }),
    card('sor-020', 'Salt Harbour', { cardType: 'BASE', subtitle: 'Low Tide' }),
    card('sor-051', 'Ilan Veer', { subtitle: 'On the Run' }),
    card('sor-059', 'BT-1', { subtitle: 'Blast First' }),
    card('sor-062', 'Moon’s Harrier'),
    card('sor-063', 'C-3P0', { subtitle: 'Counting Odds' }),
  ],
  [{ id: 'sor', code: 'SOR' }],
);

const read = (text: string) => {
  const reading = readDeck(text, finder);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.deck;
};

const linesIn = (text: string) =>
  read(text).lines.map(({ copies, cardId, part }) => `${copies} ${cardId} ${part}`);

const WHOLE = ['1 sor-005 LEADER', '1 sor-020 BASE', '3 sor-059 DECK', '2 sor-062 SIDEBOARD'];
const MELEE =
  'Leader\n1 | Ilan Veer | Keeper of the Gate\n\nBase\n1 | Salt Harbour\n\nMainDeck\n3 | BT-1 | Blast First\n\nSideboard\n2 | Moon’s Harrier';
const JSON_DECK = JSON.stringify({
  metadata: { name: 'Gatekeepers' },
  leader: { id: 'SOR_005', count: 1 },
  base: { id: 'SOR_020', count: 1 },
  deck: [{ id: 'SOR_059', count: 3 }],
  sideboard: [{ id: 'SOR_062', count: 2 }],
});

test.each([
  ['Windows’ line ends', MELEE.replaceAll('\n', '\r\n')],
  ['a word processor’s line ends', MELEE.replaceAll('\n', '\u2028')],
  ['a byte order mark', `\uFEFF${MELEE}`],
  ['blanks that don’t break', MELEE.replaceAll(' ', '\u00A0')],
  ['characters that nobody sees', MELEE.replaceAll(/^(\d)/gm, '\u200E$1\u200B')],
  ['small letters', MELEE.toLowerCase()],
  ['indents, and blanks at the end', MELEE.replaceAll(/^(.*)$/gm, '   $1  \t')],
  ['headings of Markdown', MELEE.replaceAll(/^([A-Z]\w+)$/gm, '## $1')],
  ['headings as comments', MELEE.replaceAll(/^([A-Z]\w+)$/gm, '// $1')],
  ['headings with sums below', MELEE.replaceAll(/^([A-Z]\w+)$/gm, '$1\n10 cards')],
  ['German headings', MELEE.replace('Leader', 'Anführer').replace('Base', 'Basis')],
  ['another word for the sideboard', MELEE.replace('Sideboard', 'Side Deck:')],
  ['a short word for the sideboard', MELEE.replace('Sideboard', 'SB')],
  [
    'a table of Markdown',
    `| Qty | Card | Section |\n|---|---|---|\n| 1 | Ilan Veer | Leader |\n| 1 | Salt Harbour | Base |\n| 3 | BT-1 | Main |\n| 2 | Moon’s Harrier | Sideboard |`,
  ],
  [
    'counts behind the names',
    'Leader\nIlan Veer 1\nBase\nSalt Harbour: 1\nDeck\nBT-1\t3\nSideboard\nMoon’s Harrier - 2',
  ],
  [
    'a page with counts in their own lines',
    'Leader\nIlan Veer\nKeeper of the Gate\nx1\nBase\nSalt Harbour\nx1\nGround Units (3)\nBT-1\n3\nSideboard (2)\nMoon’s Harrier\n2',
  ],
  [
    'a page with counts before the names',
    'Leader\n1\nIlan Veer\nKeeper of the Gate\nBase\n1\nSalt Harbour\nDeck\n3\nBT-1\nBlast First\nSideboard\n2\nMoon’s Harrier',
  ],
  [
    'all in one line',
    'Leader: Ilan Veer, Keeper of the Gate; Base: Salt Harbour; 3 BT-1; Sideboard: 2 Moon’s Harrier',
  ],
  [
    'a table with names and parts',
    'Card Name,Qty,Board\n"Ilan Veer, Keeper of the Gate",1,leader\nSalt Harbour,1,base\n"BT-1, Blast First",3,main\nMoon’s Harrier,2,sideboard',
  ],
  [
    'a table that says the part',
    'Set,CardNumber,Count,IsFoil,Section\nSOR,005,1,False,Leader\nSOR,020,1,False,Base\nSOR,059,3,False,Deck\nSOR,062,2,False,Sideboard',
  ],
  [
    'a table with a cell of two lines',
    'Set;CardNumber;Count;Notes;Board\nSOR;005;1;"a ""good""\none";leader\nSOR;020;1;;base\nSOR;59;3;";";main\nSOR;62;2;;sideboard',
  ],
  ['JSON in a code fence', `\`\`\`json\n${JSON_DECK}\n\`\`\``],
  ['JSON in a message', `My deck:\n${JSON_DECK}\nWhat do you think?`],
  ['JSON with commas too many', JSON_DECK.replace('}],', '},],').replace(/\}$/, ',}')],
  ['JSON with blanks of a word processor', JSON_DECK.replaceAll(',', ',\u00A0')],
  ['an array of one deck', `[${JSON_DECK}]`],
  ['a deck within JSON', `{"data":{"name":"x","deck":${JSON_DECK}}}`],
  [
    'JSON with ids alone',
    '{"leader":"SOR_005","base":"SOR_020","deck":["SOR_059","SOR_059","SOR_059"],"sideboard":{"SOR_062":2}}',
  ],
  [
    'JSON with other names',
    JSON_DECK.replaceAll('"id"', '"cardId"').replaceAll('"count"', '"quantity"'),
  ],
])('%s', (_name, text) => {
  expect(linesIn(text)).toEqual(WHOLE);
  expect(read(text)).toMatchObject({ questions: [], faults: [] });
});

test.each([
  '3 of BT-1',
  '3, BT-1',
  'BT-1 3',
  '3 BT-1 foil',
  '3 BT-1 - Hyperspace Foil',
  '3 BT-1 $0.25',
  '3 BT-1 – 0,25 €',
  '3 BT-1 #059',
  '3 BT-1 059/252',
  '3 BT-1 # a remark',
  '3 BT-1 (a star)',
  'SOR/059 x3',
  '3 SOR:059',
])('three copies: %s', (text) => {
  expect(linesIn(text)).toEqual(['3 sor-059 DECK']);
});

test('headings name no deck, and what a line says of the deck does', () => {
  expect(read('## Leader\n1 BT-1').name).toBe('');
  expect(read('Name: Gatekeepers\nAuthor: Juno\n3 BT-1')).toMatchObject({
    name: 'Gatekeepers',
    author: 'Juno',
    faults: [],
  });
});

test('a name is found as the catalogue has it, though a program misspells it so', () => {
  expect(linesIn('1 | C-3P0 | Counting Odds')).toEqual(['1 sor-063 DECK']);
});

test('a table’s number and name that contradict each other are asked about', () => {
  const { questions } = read('Set,Number,Name,Quantity\nSOR,059,Moon’s Harrier,2');
  expect(questions).toMatchObject([{ cardIds: ['sor-062', 'sor-059'], uses: [{ copies: 2 }] }]);
});

test('lines above a table are its name, or are named', () => {
  expect(read('Gatekeepers\nby Juno\nName,Qty\nBT-1,3')).toMatchObject({
    name: 'Gatekeepers',
    faults: [{ line: 2, reason: 'It stands above the names of the columns.' }],
  });
});

test('a quote that is never closed is a letter', () => {
  const { lines, faults } = read('Name,Qty\n"BT-1,1\nMoon’s Harrier,2');
  expect(lines.map(({ cardId }) => cardId)).toEqual(['sor-059', 'sor-062']);
  expect(faults).toEqual([]);
});

test('a link among cards is named; alone, the sentence says what to do', () => {
  expect(read('https://example.com/deck/7\n3 BT-1').faults).toMatchObject([
    { line: 1, reason: 'This is a link, not a card.' },
  ]);
  for (const link of ['https://example.com/deck/7', 'example.com/deck/7\n', ' www.example.com']) {
    expect(readDeck(link, finder)).toMatchObject({ ok: false, code: 'LINK' });
  }
});

test('several decks in one text are refused', () => {
  expect(readDeck(`[${JSON_DECK},${JSON_DECK}]`, finder)).toMatchObject({ code: 'SEVERAL' });
});

test('a list of misspelt names alone is decided, not refused; lines of a refused one are named', () => {
  expect(read('2 Mooms Harrier').faults).toMatchObject([{ nearest: ['sor-062'] }]);
  expect(readDeck('4 Counterspell\n20 Island', finder)).toMatchObject({
    code: 'OTHER_GAME',
    faults: [{ line: 1 }, { line: 2 }],
  });
});

test('a line that is too long is named', () => {
  const { lines, faults } = read(`3 BT-1\n${'|'.repeat(190_000)}x\n2 Moon’s Harrier`);
  expect(lines).toHaveLength(2);
  expect(faults).toMatchObject([{ line: 2, reason: 'This line is too long for cards.' }]);
});
