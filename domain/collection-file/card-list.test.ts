import { CardList, isHeading } from './card-list';

/** The rows of a text: line, count and printing, or the reason. */
function rowsOf(text: string) {
  const list = new CardList();
  return [...text.split('\n').flatMap((line) => list.next(line)), ...list.end()].map(
    ({ read, line }) => [
      line,
      read.ok
        ? `${read.row.count} ${read.row.printing.setCode} ${read.row.printing.number}`
        : read.reason,
      ...(read.ok && read.row.warning ? [read.row.warning] : []),
    ],
  );
}

test('headings, comments and rulers are skipped, and lines keep their numbers', () => {
  expect(rowsOf('Deck\n3 A (SOR) 059\n\n== Sideboard (1) ==\n---\n// mine\n1 B (SOR) 061')).toEqual(
    [
      [2, '3 SOR 059'],
      [7, '1 SOR 061'],
    ],
  );
});

test.each([
  'Deck',
  'MainDeck',
  'Sideboard:',
  'Leaders',
  'Ground Units (14)',
  '== Events ==',
  'Units - 3',
  'Deck (50 cards)',
  '**Upgrades**',
  'TOTAL: 50',
])('%j is a heading', (line) => {
  expect(isHeading(line)).toBe(true);
});

test.each(['3 Some Card', 'Some Card', 'Deck (SOR) 012', 'Leader of None (SOR) 5', '', '059'])(
  '%j is no heading',
  (line) => {
    expect(isHeading(line)).toBe(false);
  },
);

test('a picklist has a box for each copy, and the place of a card below it', () => {
  const missing = 'The set’s code is missing, as in “3 Name (SHD) 331”.';
  expect(rowsOf('[ ] [ ] [ ] A\n    SOR 059, TWI 010\n[ ] B\n    SOR_060\n[ ] C\n[ ] D')).toEqual([
    [1, '3 SOR 059', 'It was also printed as TWI 010; SOR 059 was counted.'],
    [3, '1 SOR 060'],
    [5, missing],
    [6, missing],
  ]);
});
