import fc from 'fast-check';
import { EVERY_CARD, type CardExpression } from '../card-expression';
import { parseSearchLine } from './parse-search-line';

const name = (part: string): CardExpression => ({ kind: 'text', field: 'name', part });
const cost = (...among: number[]): CardExpression => ({ kind: 'number', field: 'cost', among });
const all = (...of: CardExpression[]): CardExpression => ({ kind: 'all', of });
const any = (...of: CardExpression[]): CardExpression => ({ kind: 'any', of });
const not = (of: CardExpression): CardExpression => ({ kind: 'not', of });
const trait = (has: string): CardExpression => ({ kind: 'trait', has });
const LEADER: CardExpression = { kind: 'cardType', among: ['LEADER'] };

const compared = (
  field: 'cost' | 'power' | 'hp' | 'upgradePower' | 'upgradeHp',
  is: '=' | '!=' | '<' | '<=' | '>' | '>=',
  than: number | 'cost' | 'power' | 'hp' | 'upgradePower' | 'upgradeHp',
): CardExpression => ({ kind: 'comparison', field, is, than });

test.each<[line: string, expression: CardExpression]>([
  ['', EVERY_CARD],
  [' \t\n', EVERY_CARD],
  [
    'leader cost<=3 aspect:command -trait:trooper power>hp "luke"',
    all(
      LEADER,
      compared('cost', '<=', 3),
      { kind: 'aspect', has: 'COMMAND' },
      not(trait('trooper')),
      compared('power', '>', 'hp'),
      name('luke'),
    ),
  ],

  // Words, phrases and quotes
  ['luke', name('luke')],
  ['Luke   SKY', name('Luke SKY')],
  ['"luke" sky', all(name('luke'), name('sky'))],
  ['"luke  sky"', name('luke  sky')],
  [String.raw`"a \"b\" \\ \n"`, name(String.raw`a "b" \ \n`)],
  ['“luke sky” walker', all(name('luke sky'), name('walker'))],
  ['„luke“', name('luke')],
  ["jabba's o'neil", name("jabba's o'neil")],
  ['obi-wan, x!', name('obi-wan, x!')],
  ['cost 3', name('cost 3')],
  ['LEADERS', LEADER],
  ['luke leader sky', all(name('luke'), LEADER, name('sky'))],
  ['"leader"', name('leader')],
  ['leadership', name('leadership')],
  ['""', name('')],

  // Groups and negation
  ['a or b c', any(name('a'), name('b c'))],
  ['a | b OR leader', any(name('a'), name('b'), LEADER)],
  ['(a or b) c', all(any(name('a'), name('b')), name('c'))],
  ['((a)) (b (c))', all(name('a'), name('b'), name('c'))],
  ['a or (b or c)', any(name('a'), name('b'), name('c'))],
  ['-luke sky walker', all(not(name('luke')), name('sky walker'))],
  ['not luke sky', all(not(name('luke')), name('sky'))],
  ['-(a "b")', not(all(name('a'), name('b')))],
  ['--a', name('a')],
  ['not -not a', not(name('a'))],
  ['-leader', not(LEADER)],
  ['luke|leia', any(name('luke'), name('leia'))],

  // Fields
  ['name:luke sky', all(name('luke'), name('sky'))],
  ['name:"luke sky"', name('luke sky')],
  ['name:a,b', any(name('a'), name('b'))],
  ['rules:"when played"', { kind: 'text', field: 'rules', part: 'when played' }],
  ['text=draw', { kind: 'text', field: 'rules', part: 'draw' }],
  ['type:Leader', LEADER],
  ['t:units,event', { kind: 'cardType', among: ['UNIT', 'EVENT'] }],
  ['rarity:rare,legendary,rare', { kind: 'rarity', among: ['RARE', 'LEGENDARY'] }],
  ['r!=rare', not({ kind: 'rarity', among: ['RARE'] })],
  ['arena:space', { kind: 'arena', among: ['SPACE'] }],
  ['trait:"bounty hunter",jedi', any(trait('bounty hunter'), trait('jedi'))],
  ['trait!=Jedi', not(trait('Jedi'))],
  ['kw:or', { kind: 'keyword', has: 'or' }],
  ['is:UNIQUE', { kind: 'unique' }],
  ['is!=unique', not({ kind: 'unique' })],
  ['a:none', { kind: 'aspect', has: 'NO_ASPECT' }],
  [
    'aspect:command,heroism',
    any({ kind: 'aspect', has: 'COMMAND' }, { kind: 'aspect', has: 'HEROISM' }),
  ],
  ['aspect<=command,none', { kind: 'aspects', within: ['COMMAND', 'NO_ASPECT'] }],

  // Numbers
  ['cost:3', cost(3)],
  ['COST = 3', cost(3)],
  ['c:1,2 , 1', cost(1, 2)],
  ['cost:1 2,3', all(cost(1), name('2,3'))],
  ['cost!=3', not(cost(3))],
  ['cost!=1,2', not(cost(1, 2))],
  ['-cost!=3', cost(3)],
  ['cost<0', compared('cost', '<', 0)],
  ['p>999', compared('power', '>', 999)],
  ['cost >= 003', compared('cost', '>=', 3)],
  ['power>hp', compared('power', '>', 'hp')],
  ['power:hp', compared('power', '=', 'hp')],
  ['uh!=up', compared('upgradeHp', '!=', 'upgradePower')],
  ['up<-1', compared('upgradePower', '<', -1)],
  ['upgradehp:-999,-0', { kind: 'number', field: 'upgradeHp', among: [-999, 0] }],
])('%s', (line, expression) => {
  expect(parseSearchLine(line)).toEqual({ ok: true, expression });
});

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
  ['is:big', 'big', '“is” needs unique, not “big”.'],
  ['rarity<rare', '<', '“rarity” is followed by “:”, “=” or “!=”, not “<”.'],
  ['aspect>command', '>', '“aspect” is followed by “:”, “=”, “!=” or “<=”, not “>”.'],
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
    expect(parseSearchLine(line)).toEqual({
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

const PIECES = [
  ...'()|-,:=<>!"“”\\ \t\n',
  'or not leader cost hp trait aspect is zz 3 rare none'.split(' '),
].flat();

test('any string is parsed without throwing, and its errors lie within it in order', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(anything, (line) => {
      const parsed = parseSearchLine(line);
      if (parsed.ok) return;
      expect(parsed.errors.length).toBeGreaterThan(0);
      let last = -1;
      for (const { from, to, message } of parsed.errors) {
        expect(from).toBeGreaterThan(last);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(line.length);
        expect(message).toMatch(/^[A-Z“].*[.?]$/su);
        last = from;
      }
    }),
    { numRuns: 2_000 },
  );
});
