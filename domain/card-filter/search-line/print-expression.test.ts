import fc from 'fast-check';
import { anyCard, anyWrittenExpression, anyCardFilter } from '@tests/factories/search-line';
import { predicateOf } from '@tests/support/card-predicate';
import { SEARCH_LINE_LENGTH } from './tokens';
import { normalise } from './normalise';
import { parseSearchLine } from './parse-search-line';
import { printExpression } from './print-expression';
import { usualFilters } from '@tests/factories/card-filter';
import { canonicalFilter, EMPTY_CARD_FILTER, type CardFilter, expressionOf } from '../card-filter';
import { EVERY_CARD } from '../card-expression';
import { printSearchLine, splitExpression } from './split-expression';

describe('print expression', () => {
  function parse(line: string) {
    const parsed = parseSearchLine(line);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.errors[0]?.message}`);
    return parsed.expression;
  }

  test.each<[line: string, canonical: string]>([
    ['', ''],
    ['  Luke   Sky ', 'luke sky'],
    ['Étoile, o’Neil;', 'etoile oneil'],
    ['"luke"', '"luke"'],
    ['"luke" "Sky" sky', '"luke" "Sky" sky'],
    ['name:luke or sky', 'luke or sky'],
    ['"leader" "or" "x  y"', '"leader" "or" "x  y"'],
    ['"-a" "a:b" ",c" a,b ,c', '"-a" "a:b" ",c" a,b c'],
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
    ['name:a,"b c"', 'a or "b c"'],
    ['name:leader name:or,Not "leader"', 'name:leader name:or,not "leader"'],
    ['is:unique -is:unique', 'is:unique -is:unique'],
    ['(a or leader) b', '(a or type:leader) b'],
    ['-(a or leader)', '-(a or type:leader)'],
    ['-trait:a,b', '-trait:a,b'],
    ['-("a" b)', '-("a" b)'],
    ['-luke -"luke sky" x', '-luke -"luke sky" x'],
    ['((a)) | (b)', 'a or b'],
    ['(a | b) "c d"', 'name:a,b "c d"'],
    ['(a | "b") c', 'name:a,"b" c'],
    ['(a,b | c) d', '(a,b or c) d'],
    ['rules:a,b', 'rules:a or rules:b'],

    ['cost>=2 cost<=5', 'cost:2..5'],
    ['cost:2..5,7 hp:1..', '(cost:7 or cost:2..5) hp>=1'],
    ['cost:5..5 up:-2..-1', 'cost:5 upgradepower:-2..-1'],
    ['-cost:2..5 cost:2..5 or a', '-cost:2..5 cost:2..5 or a'],
    ['cost>=5 cost<=2', 'cost>=5 cost<=2'],
    ['own have>=3 need:0', 'own own>=3 missing=0'],
    ['own>0 own:f own:foil>=2 -extra', 'own own:foil own:foil>=2 -extra'],
    ['own:f,"hyperspace foil"', 'own:foil or own:hyperspace-foil'],
    ['wanted selling promised forsale', 'wanted selling promised forsale'],
    ['price<$5 market>=1.5 price:2..5', 'price<5 price>=1.50 price:2..5'],
    ['price:foil>20 price:hs:.5', 'price:foil>20 price:hyperspace=0.50'],
    ['price!=2 -price=2', 'price!=2 -price=2'],
    ['price:foil:$1..$2.50 price:1, 2', 'price:foil:1..2.50 (price=1 or price=2)'],
    ['change>20% change7:-10%..5 change90<=-3', 'change30>20% change7:-10%..5% change90<=-3%'],
    ['forsale<market forsale:foil<=2 sellers>=1', 'forsale<price forsale:foil<=2 forsale'],
    ['sellers>=2 sellers:0..3', 'sellers>=2 sellers:0..3'],
    ['seller:Ann,bo', 'seller:ann,bo'],
    ['set:SOR,shd is:new -is:new,unique', 'set:sor,shd is:new -(is:new or is:unique)'],
    ['printing:HSF,foil', 'printing:hyperspace-foil,foil'],
    ['number:120..180 no:7 number>=400 number<9', 'number:120..180 number:7 number>=400 number<=8'],
    ['artist:"Ann Ash",bo', 'artist:"Ann Ash",bo'],
  ])('%s is written %s', (line, canonical) => {
    expect(printExpression(parse(line))).toBe(canonical);
    expect(parse(canonical)).toEqual(parse(line));
  });

  const LONG = 400;

  test('the canonical text parses to the normal form', () => {
    fc.assert(
      fc.property(anyWrittenExpression, (expression) => {
        const line = printExpression(expression);
        fc.pre(line.length < LONG);
        const again = parse(line);
        expect(printExpression(again)).toBe(line);
        // An expression that is true of no card or of every card is written as a comparison, so groups differ.
        if (!/cost(<|>=)0/.test(line)) expect(again).toEqual(normalise(expression));
      }),
      { numRuns: 1_000 },
    );
  });

  test('the canonical text means the same', () => {
    fc.assert(
      fc.property(
        anyWrittenExpression,
        fc.array(anyCard, { minLength: 5 }),
        (expression, cards) => {
          const line = printExpression(expression);
          fc.pre(line.length < LONG);
          const again = predicateOf(parse(line));
          expect(cards.map(again)).toEqual(cards.map(predicateOf(expression)));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the canonical text of a valid line is valid and means the same', () => {
    const pieces =
      'a "b" or ( ) - not leader c<=3 cost!=1,2 trait:x,y name:a,"b c" -hp>p a<=none "" ,x | "or" own:f>=2 extra price:1..2 c>=1 change<-3% no<=9 É printing!=hs';
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
});

describe('split expression', () => {
  function parse(line: string) {
    const parsed = parseSearchLine(line);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.errors[0]?.message}`);
    return parsed.expression;
  }

  test.each<[line: string, filter: Partial<CardFilter>, rest: string]>([
    ['', {}, ''],
    ['luke', {}, 'luke'],
    ['"luke"', { searchText: 'luke' }, ''],
    ['luke "sky" "walk"', { searchText: 'sky' }, 'luke "walk"'],
    ['"" "luke"', { searchText: 'luke' }, '""'],
    ['rules:draw', {}, 'rules:draw'],
    [
      'leader cost<=3 aspect:command -trait:trooper power>hp "luke"',
      { selectedCardTypes: ['LEADER'], requiredAspects: ['COMMAND'], searchText: 'luke' },
      'cost<=3 -trait:trooper power>hp',
    ],
    ['leader unit', { selectedCardTypes: ['LEADER'] }, 'type:unit'],
    ['rarity:special,common', { selectedRarities: ['COMMON', 'SPECIAL'] }, ''],
    ['cost=3 cost:3', { selectedCosts: [3] }, 'cost:3'],
    ['cost!=3 hp:2,1', { selectedHps: [1, 2] }, 'cost!=3'],
    [
      'power:1 up:2 uh:3',
      { selectedPowers: [1], selectedUpgradePowers: [2], selectedUpgradeHps: [3] },
      '',
    ],
    ['arena:space -arena:ground', { selectedArenas: ['SPACE'] }, '-arena:ground'],
    ['a:command,heroism', {}, 'aspect:command,heroism'],
    ['a<=none', { selectedAspects: ['NO_ASPECT'] }, ''],
    [
      'a<=command,heroism a:command',
      { selectedAspects: ['HEROISM'], requiredAspects: ['COMMAND'] },
      '',
    ],
    ['a<=command a:command', { requiredAspects: ['COMMAND'] }, 'aspect<=command'],
    ['a<=heroism a:command', { requiredAspects: ['COMMAND'] }, 'aspect<=heroism'],
    ['a<=heroism a<=command', { selectedAspects: ['HEROISM'] }, 'aspect<=command'],
    ['trait:Jedi trait:jedi trait:"a b"', { selectedTraits: ['Jedi', 'a b'] }, ''],
    ['trait:""', {}, 'trait:""'],
    ['kw:raid kw:a,b', { selectedKeywords: ['raid'] }, 'keyword:a,b'],
    ['luke or leader', {}, 'luke or type:leader'],
    ['unit (luke or leader)', { selectedCardTypes: ['UNIT'] }, 'luke or type:leader'],
    ['-luke is:unique', {}, '-luke is:unique'],
    [`"${'a'.repeat(201)}"`, {}, `"${'a'.repeat(201)}"`],
    ['own>=3 price<5 set:sor leader', { selectedCardTypes: ['LEADER'] }, 'own>=3 price<5 set:sor'],
  ])('splits %s', (line, filter, rest) => {
    const split = splitExpression(parse(line));
    expect(split.filter).toEqual({ ...EMPTY_CARD_FILTER, ...filter });
    expect(printExpression(split.rest)).toBe(rest);
  });

  test.each<[Partial<CardFilter>, query: string, line: string]>([
    [{}, '', ''],
    [{}, 'Cost<=3', 'cost<=3'],
    [
      { searchText: 'luke', selectedTraits: ['Bounty Hunter'] },
      'sky',
      '"luke" trait:"Bounty Hunter" sky',
    ],
    [{ searchText: 'leader' }, 'a or b', '"leader" name:a,b'],
    [{ selectedCardTypes: ['UNIT', 'BASE'] }, 'a or leader', 'type:unit,base (a or type:leader)'],
    [
      { requiredAspects: ['COMMAND'], selectedAspects: ['HEROISM', 'NO_ASPECT'] },
      '',
      'aspect:command aspect<=command,heroism,none',
    ],
    [{ searchText: 'a' }, 'cost<', '"a" cost<'],
  ])('%j with %j is written %j', (filter, query, line) => {
    expect(printSearchLine({ filter: { ...EMPTY_CARD_FILTER, ...filter }, query })).toBe(line);
  });

  test('a printed filter is read back completely', () => {
    const filters = fc.oneof(anyCardFilter, usualFilters).map(canonicalFilter);
    fc.assert(
      fc.property(filters, (filter) => {
        const line = printSearchLine({ filter, query: '' });
        fc.pre(line.length <= SEARCH_LINE_LENGTH);
        expect(splitExpression(parse(line))).toEqual({ filter, rest: EVERY_CARD });
      }),
      { numRuns: 1_000 },
    );
  });

  test('both parts together mean the same as the whole', () => {
    const whole = fc
      .array(anyWrittenExpression, { maxLength: 6 })
      .map((of) => ({ kind: 'all', of }) as const);
    fc.assert(
      fc.property(whole, fc.array(anyCard, { minLength: 5 }), (expression, cards) => {
        const { filter, rest } = splitExpression(expression);
        expect(filter).toEqual(canonicalFilter(filter));
        const parts = predicateOf({ kind: 'all', of: [expressionOf(filter), rest] });
        expect(cards.map(parts)).toEqual(cards.map(predicateOf(expression)));
      }),
      { numRuns: 1_000 },
    );
  });
});
