import { parseSearchLine } from './parse-search-line';

type Wrong = [line: string, wrong: string, message: string];

test.each<Wrong>([
  ['luke colr:red', 'colr', 'Unknown field “colr”. Did you mean “cost”?'],
  ['rarty:rare', 'rarty', 'Unknown field “rarty”. Did you mean “rarity”?'],
  ['upgr>1', 'upgr', 'Unknown field “upgr”. Did you mean “upgradepower”?'],
  ['zzzzzz:1', 'zzzzzz', 'Unknown field “zzzzzz”.'],
  ['cost:abc', 'abc', '“cost” needs a number from 0 to 999, not “abc”.'],
  ['cost<=1000', '1000', '“cost” needs a number from 0 to 999, not “1000”.'],
  ['cost: -1', '-1', '“cost” needs a number from 0 to 999, not “-1”.'],
  ['cost:1.5', '1.5', '“cost” needs a number from 0 to 999, not “1.5”.'],
  ['cost:""', '""', '“cost” needs a number from 0 to 999, not “”.'],
  ['up:-1000', '-1000', '“upgradepower” needs a number from -999 to 999, not “-1000”.'],
  ['cost:1,hp', 'hp', '“cost” needs a number from 0 to 999, not “hp”.'],
  ['cost<1,2', '2', '“<” compares with one number; a list follows “:” or “=”.'],
  ['power>powr', 'powr', '“power” needs a number from 0 to 999, not “powr”.'],
  ['cost<=', 'cost<=', '“cost” needs a number from 0 to 999.'],
  [
    'rarity:lengendary',
    'lengendary',
    '“rarity” needs common, uncommon, rare, legendary or special, not “lengendary”. Did you mean “legendary”?',
  ],
  ['is:big', 'big', '“is” needs unique or new, not “big”.'],
  ['rarity<rare', '<', '“rarity” is followed by “:”, “=” or “!=”, not “<”.'],
  ['aspect>command', '>', '“aspect” is followed by “:”, “=”, “!=” or “<=”, not “>”.'],
  ['cost:5..2', '5..2', 'Nothing is in the range “5..2”. Did you mean “2..5”?'],
  ['cost:..', '..', '“cost” needs a number from 0 to 999, not “..”.'],
  ['cost<=1..2', '1..2', '“cost” needs a number from 0 to 999, not “1..2”.'],
  ['price<abc', 'abc', '“price” needs a price in dollars, such as 2 or 0.50, not “abc”.'],
  ['price<1.234', '1.234', '“1.234” can mean two amounts: write 1234 or 1.23.'],
  ['price>1,250', '1,250', '“1,250” can mean two amounts: write 1250 or 1.25.'],
  ['price:5..1.250', '5..1.250', '“1.250” can mean two amounts: write 1250 or 1.25.'],
  [
    'price:1,50',
    '1,50',
    '“1,50” can be one price or two. Write a point before cents, as in 1.50, and a space after a comma between prices.',
  ],
  [
    'forsale!=7,1,250',
    '7,1',
    '“7,1” can be one price or two. Write a point before cents, as in 1.50, and a space after a comma between prices.',
  ],
  ['price>€5', '€5', 'Enter an amount in dollars, not in euro.'],
  ['price>-5', '-5', 'An amount can’t be negative.'],
  [
    'forsale<markt',
    'markt',
    '“forsale” needs a price in dollars, such as 2 or 0.50, not “markt”. Did you mean “market”?',
  ],
  [
    'price:foyl>2',
    'foyl',
    '“price” needs a kind of printing before “>”, such as foil, not “foyl”. Did you mean “foil”?',
  ],
  ['price:foil', 'foil', '“price” needs a price in dollars, such as 2 or 0.50, not “foil”.'],
  ['own>=many', 'many', '“own” needs a number of copies, such as 3, not “many”.'],
  ['own:foil>=', 'own:foil>=', '“own” needs a number of copies, such as 3.'],
  ['change30>lots', 'lots', '“change30” needs a percentage, such as 20% or -5%, not “lots”.'],
  ['number<0', '0', '“number” needs a printed number, such as 120 or 120..180, not “0”.'],
  ['number:059F', '059F', '“number” needs a printed number, such as 120 or 120..180, not “059F”.'],
  ['set:"a b"', '"a b"', '“set” needs a set’s code, such as set:sor, not “a b”.'],
  ['seller:"a b"', '"a b"', '“seller” needs a player’s handle, such as seller:ann, not “a b”.'],
  [
    'printing:hyperspce',
    'hyperspce',
    '“printing” needs standard, foil, hyperspace, hyperspace-foil, showcase, prestige, prestige-foil or prestige-serialized, not “hyperspce”. Did you mean “hyperspace”?',
  ],
  ['cost:1,', ',', 'Expected a word on either side of “,”.'],
  ['a "luke', '"luke', 'A quote is never closed.'],
  ['trait:"bounty', '"bounty', 'A quote is never closed.'],
  ['luke or', 'or', 'Expected a word after “or”.'],
  ['luke |', '|', 'Expected a word after “|”.'],
  ['OR luke', 'OR', 'Expected a word before “OR”.'],
  ['luke or (leia', '(', 'A parenthesis is never closed.'],
  ['luke)', ')', 'This parenthesis was never opened.'],
  ['luke ()', '(', 'Expected a word between the parentheses.'],
  ['luke -', '-', 'Expected a word right after “-”.'],
  ['luke - sky', '-', 'Expected a word right after “-”.'],
  ['luke not', 'not', 'Expected a word after “not”.'],
  ['(luke not) a', 'not', 'Expected a word after “not”.'],
  ['luke <=3', 'luke', 'Unknown field “luke”.'],
  ['<=3', '<=', 'Expected a field before “<=”, such as cost<=3.'],
  ['"a":b,c', ':', 'Expected a field before “:”, such as cost:3.'],
])('%s is wrong at %s', (line, wrong, message) => {
  const parsed = parseSearchLine(line);
  const errors = parsed.ok ? [] : parsed.errors;
  expect(errors.map((error) => [line.slice(error.from, error.to), error.message])).toEqual([
    [wrong, message],
  ]);
});

test('every wrong word of a line is reported, in order', () => {
  const parsed = parseSearchLine('a) cots:1 rarity:x (luke');
  const errors = parsed.ok ? [] : parsed.errors;
  expect(errors.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 7],
    [17, 18],
    [19, 20],
  ]);
});

test.each(['(', '-(', '-', '"', 'a or ', 'cost:', ',', '\\', '“', 'c:1,', ' ', '((a', 'x'])(
  'a line of 100 kB of "%s" is refused at the cut',
  (part) => {
    const line = part.repeat(Math.ceil(100_000 / part.length));
    expect(parseSearchLine(line)).toMatchObject({
      ok: false,
      errors: [
        { from: 500, to: line.length, message: 'A search line has at most 500 characters.' },
      ],
    });
  },
);

test('500 characters are accepted', () => {
  expect(parseSearchLine('a'.repeat(500)).ok).toBe(true);
});

test('20 parentheses may be open; the first one beyond that is an error', () => {
  const nested = (depth: number) => `a ${'(b or (c '.repeat(depth / 2)}d${'))'.repeat(depth / 2)}`;
  expect(parseSearchLine(nested(20)).ok).toBe(true);
  const parsed = parseSearchLine(nested(40));
  expect(parsed.ok ? [] : parsed.errors.map(({ from }) => from)).toEqual([2 + 9 * 10]);
});

test('a line that would be too long when written out is refused', () => {
  const parsed = parseSearchLine('c:1 '.repeat(100));
  expect(parsed.ok ? '' : parsed.errors[0]?.message).toBe(
    'Written out, this line has 699 characters; it may have 500.',
  );
});

test.each([
  ['aspect:villany cost<=3', 'cost<=3'],
  ['foo:bar or leader', 'leader'],
  ['leader or foo:bar', 'leader'],
  ['-foo:bar leader', 'leader'],
  ['-(foo:bar or cost<) unit', 'unit'],
  ['(foo:bar leader', 'leader'],
  ['leader) unit', 'leader unit'],
  ['leader or', 'leader'],
  ['() leader', 'leader'],
  ['<3 leader', 'leader'],
  ['price:foyl>2 leader', 'leader'],
  [`leader ${'a '.repeat(300)}`, `leader ${'a '.repeat(247)}`],
  ['foo:bar', ''],
  ['or', ''],
])('of a line with a mistake, the good terms stay: %s', (line, rest) => {
  const wrong = parseSearchLine(line);
  expect(wrong.ok).toBe(false);
  expect(wrong.expression).toEqual(parseSearchLine(rest).expression);
});
