import fc from 'fast-check';
import type { VariantType } from '../../card';
import {
  EVERY_CARD,
  type CardExpression,
  type ChangeSpan,
  type Comparison,
  type CopyCount,
  type Money,
} from '../card-expression';
import { parseSearchLine } from './parse-search-line';

const name = (part: string): CardExpression => ({ kind: 'text', field: 'name', part });
const word = (part: string): CardExpression => ({ kind: 'word', part });
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

const copies = (
  of: CopyCount,
  is: Comparison,
  than: number,
  printing: VariantType | null = null,
): CardExpression => ({ kind: 'copies', of, printing, is, than });
const money = (
  of: Money,
  is: Comparison,
  than: number | Money,
  printing: VariantType | null = null,
): CardExpression => ({ kind: 'money', of, printing, is, than });
const change = (
  days: ChangeSpan,
  is: Comparison,
  than: number,
  printing: VariantType | null = null,
): CardExpression => ({ kind: 'change', days, printing, is, than });

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
  ['luke', word('luke')],
  ['Luke   SKY', all(word('luke'), word('sky'))],
  ['Étoile d’Or', all(word('etoile'), word('dor'))],
  ['Luke Sky, Farmer; Boy', all(word('luke'), word('sky'), word('farmer'), word('boy'))],
  ['≠ ,', all(name('≠'), name(','))],
  ['"Luke" sky', all(name('Luke'), word('sky'))],
  ['"luke  sky"', name('luke  sky')],
  [String.raw`"a \"b\" \\ \n"`, name(String.raw`a "b" \ \n`)],
  ['“luke sky” walker', all(name('luke sky'), word('walker'))],
  ['„luke“', name('luke')],
  ["jabba's o'neil", all(word('jabbas'), word('oneil'))],
  ['obi-wan, x!', all(word('obiwan'), word('x!'))],
  ['cost 3', all(word('cost'), word('3'))],
  ['LEADERS', LEADER],
  ['luke leader sky', all(word('luke'), LEADER, word('sky'))],
  ['"leader"', name('leader')],
  ['leadership', word('leadership')],
  ['""', name('')],

  // Groups and negation
  ['a or b c', any(word('a'), all(word('b'), word('c')))],
  ['a | b OR leader', any(word('a'), word('b'), LEADER)],
  ['(a or b) c', all(any(word('a'), word('b')), word('c'))],
  ['((a)) (b (c))', all(word('a'), word('b'), word('c'))],
  ['a or (b or c)', any(word('a'), word('b'), word('c'))],
  ['-luke sky walker', all(not(word('luke')), word('sky'), word('walker'))],
  ['not luke sky', all(not(word('luke')), word('sky'))],
  ['-(a "b")', not(all(word('a'), name('b')))],
  ['--a', word('a')],
  ['not -not a', not(word('a'))],
  ['-leader', not(LEADER)],
  ['luke|leia', any(word('luke'), word('leia'))],

  // Fields
  ['name:Luke sky', all(word('luke'), word('sky'))],
  ['name:leader', word('leader')],
  ['name:"luke sky"', name('luke sky')],
  ['name:a,"b"', any(word('a'), name('b'))],
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
  ['cost:1 2,3', all(cost(1), word('2,3'))],
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

  // Ranges
  ['cost:2..5', all(compared('cost', '>=', 2), compared('cost', '<=', 5))],
  ['cost:..5', compared('cost', '<=', 5)],
  ['cost:2..', compared('cost', '>=', 2)],
  ['cost:3..3', cost(3)],
  ['cost:1,2..3', any(cost(1), all(compared('cost', '>=', 2), compared('cost', '<=', 3)))],
  ['up:-3..-1', all(compared('upgradePower', '>=', -3), compared('upgradePower', '<=', -1))],

  // What is the viewer's
  ['own', copies('own', '>', 0)],
  ['Extra', copies('extra', '>', 0)],
  ['own>=3', copies('own', '>=', 3)],
  ['have:0', copies('own', '=', 0)],
  ['missing!=2', copies('missing', '!=', 2)],
  ['own:foil', copies('own', '>', 0, 'FOIL')],
  ['own:"Hyperspace Foil">=2', copies('own', '>=', 2, 'HYPERSPACE_FOIL')],
  [
    'wanted:hs:1..2',
    all(copies('wanted', '>=', 1, 'HYPERSPACE'), copies('wanted', '<=', 2, 'HYPERSPACE')),
  ],
  ['"extra" name:own', all(name('extra'), word('own'))],

  // Prices and the market
  ['price<5', money('price', '<', 500)],
  ['price >= $1.5', money('price', '>=', 150)],
  ['price:.25', money('price', '=', 25)],
  ['price!=2', money('price', '!=', 200)],
  ['price>1,50', money('price', '>', 150)],
  ['price<=1.250,00', money('price', '<=', 125_000)],
  ['forsale<="1 250,50"', money('forsale', '<=', 125_050)],
  ['price:foil>=0,5$', money('price', '>=', 50, 'FOIL')],
  ['price:1,50..2,50', all(money('price', '>=', 150), money('price', '<=', 250))],
  ['price:1, 50', any(money('price', '=', 100), money('price', '=', 5000))],
  ['price:1.50,2.50', any(money('price', '=', 150), money('price', '=', 250))],
  ['price!=1..2', any(money('price', '<', 100), money('price', '>', 200))],
  ['price:foil>20', money('price', '>', 2000, 'FOIL')],
  ['forsale', { kind: 'sellers', is: '>=', than: 1 }],
  ['forsale<market', money('forsale', '<', 'price')],
  ['forsale:sc<=price', money('forsale', '<=', 'price', 'SHOWCASE')],
  ['change30>20%', change(30, '>', 20)],
  ['change7:foil<-5', change(7, '<', -5, 'FOIL')],
  ['change:0', change(30, '=', 0)],
  ['sellers:2..', { kind: 'sellers', is: '>=', than: 2 }],
  ['seller:Ann', { kind: 'seller', handle: 'ann' }],

  // Printings
  ['set:SOR,shd', { kind: 'set', among: ['sor', 'shd'] }],
  ['is:new', { kind: 'new' }],
  ['printing:hyperspace,F', { kind: 'printing', among: ['HYPERSPACE', 'FOIL'] }],
  ['number:120..180', { kind: 'printingNumber', from: 120, to: 180 }],
  ['number!=7', not({ kind: 'printingNumber', from: 7, to: 7 })],
  ['no<100', { kind: 'printingNumber', from: 0, to: 99 }],
  ['artist:"Ann Ash"', { kind: 'artist', part: 'Ann Ash' }],
])('%s', (line, expression) => {
  expect(parseSearchLine(line)).toEqual({ ok: true, expression });
});

const PIECES = [
  ...'()|-,:=<>!"“”\\ \t\n',
  'or not leader cost hp trait aspect is zz 3 rare none own price foil .. 1..2 $ % forsale set'.split(
    ' ',
  ),
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

test('a line that several readers ask for is parsed once', () => {
  expect(parseSearchLine('leader cost<=3')).toBe(parseSearchLine('leader cost<=3'));
});
