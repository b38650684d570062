import fc from 'fast-check';
import { anyCard, anyWrittenExpression } from '@tests/factories/search-line';
import { predicateOf } from '../card-matches';
import { SEARCH_LINE_LENGTH } from './limits';
import { normalise } from './normalise';
import { parseSearchLine } from './parse-search-line';
import { printExpression } from './print-expression';

function parse(line: string) {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.errors[0]?.message}`);
  return parsed.expression;
}

test.each<[line: string, canonical: string]>([
  ['', ''],
  ['  Luke   Sky ', 'Luke Sky'],
  ['"luke"', 'luke'],
  ['"luke" "sky"', 'luke "sky"'],
  ['"luke" "sky" "w"', 'luke "sky" w'],
  ['"luke" cost:1 "sky"', 'luke cost:1 sky'],
  ['name:luke or sky', 'luke or sky'],
  ['"leader" "or" "x  y"', '"leader" "or" "x  y"'],
  ['"-a" "a:b" ",c" "a,b"', '"-a" "a:b" ",c" a,b'],
  [String.raw`"say \"hi\" \\"`, String.raw`"say \"hi\" \\"`],
  ['leaders', 'type:leader'],
  ['t=unit,EVENT', 'type:unit,event'],
  ['C<=3 p>HP', 'cost<=3 power>hp'],
  ['cost!=3 -cost=4 cost!=1,2', 'cost!=3 cost!=4 cost!=1,2'],
  ['power!=hp -power=hp', 'power!=hp -power=hp'],
  ['up<-1 uh:-2', 'upgradepower<-1 upgradehp:-2'],
  ['r!=rare', '-rarity:rare'],
  ['a:none a<=command,none', 'aspect:none aspect<=command,none'],
  ['trait:"bounty hunter" kw:"saboteur"', 'trait:"bounty hunter" keyword:saboteur'],
  ['trait:a or trait:b', 'trait:a,b'],
  ['a:command,heroism leader', 'aspect:command,heroism type:leader'],
  ['trait:a,b or c', 'trait:a or trait:b or c'],
  ['name:a,"b c"', 'a or b c'],
  ['is:unique -is:unique', 'is:unique -is:unique'],
  ['(a or leader) b', '(a or type:leader) b'],
  ['-(a or leader)', '-(a or type:leader)'],
  ['-trait:a,b', '-trait:a,b'],
  ['-("a" "b")', '-(a "b")'],
  ['-luke -"luke sky" x', '-luke -"luke sky" x'],
  ['((a)) | (b)', 'a or b'],
  ['(a | b) "c d"', 'name:a,b c d'],
  ['rules:a,b', 'rules:a or rules:b'],
])('%s is written %s', (line, canonical) => {
  expect(printExpression(parse(line))).toBe(canonical);
  expect(parse(canonical)).toEqual(parse(line));
});

const LONG = 400;

test('what is written is read back as the normal form', () => {
  fc.assert(
    fc.property(anyWrittenExpression, (expression) => {
      const line = printExpression(expression);
      fc.pre(line.length < LONG);
      const again = parse(line);
      expect(printExpression(again)).toBe(line);
      // What is true of no card or of every one is written as a comparison, so that groups differ.
      if (!/cost(<|>=)0/.test(line)) expect(again).toEqual(normalise(expression));
    }),
    { numRuns: 1_000 },
  );
});

test('what is written means the same', () => {
  fc.assert(
    fc.property(anyWrittenExpression, fc.array(anyCard, { minLength: 5 }), (expression, cards) => {
      const line = printExpression(expression);
      fc.pre(line.length < LONG);
      const again = predicateOf(parse(line));
      expect(cards.map(again)).toEqual(cards.map(predicateOf(expression)));
    }),
    { numRuns: 500 },
  );
});

test('a line that is accepted is accepted as its canonical text, which means the same', () => {
  const pieces =
    'a "b" or ( ) - not leader c<=3 cost!=1,2 trait:x,y name:a,"b c" -hp>p a<=none "" ,x | "or"';
  const line = fc
    .array(fc.constantFrom(...pieces.split(' ')), { maxLength: 30 })
    .map((words) => words.join(' '));
  let accepted = 0;
  fc.assert(
    fc.property(line, (typed) => {
      const parsed = parseSearchLine(typed);
      if (!parsed.ok) return;
      accepted++;
      const canonical = printExpression(parsed.expression);
      expect(canonical.length).toBeLessThanOrEqual(SEARCH_LINE_LENGTH);
      expect(parse(canonical)).toEqual(parsed.expression);
    }),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
