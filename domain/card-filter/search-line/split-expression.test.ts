import fc from 'fast-check';
import { anyCard, anyWrittenExpression, anyCardFilter } from '@tests/factories/search-line';
import { usualFilters } from '@tests/factories/card-filter';
import { canonicalFilter } from '../canonical-filter';
import { EVERY_CARD } from '../card-expression';
import { EMPTY_CARD_FILTER, type CardFilter } from '../card-filter';
import { predicateOf } from '../card-matches';
import { expressionOf } from '../filter-expression';
import { SEARCH_LINE_LENGTH } from './limits';
import { parseSearchLine } from './parse-search-line';
import { printExpression } from './print-expression';
import { printSearchLine } from './print-search-line';
import { splitExpression } from './split-expression';

function parse(line: string) {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.errors[0]?.message}`);
  return parsed.expression;
}

test.each<[line: string, filter: Partial<CardFilter>, rest: string]>([
  ['', {}, ''],
  ['luke', { searchText: 'luke' }, ''],
  ['luke "sky"', { searchText: 'luke' }, 'sky'],
  ['"" luke', { searchText: 'luke' }, '""'],
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
  [`"${'a'.repeat(201)}"`, {}, 'a'.repeat(201)],
])('%s is parted', (line, filter, rest) => {
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
    'luke trait:"Bounty Hunter" sky',
  ],
  [{ searchText: 'leader' }, 'a or b', '"leader" name:a,b'],
  [{ selectedCardTypes: ['UNIT', 'BASE'] }, 'a or leader', 'type:unit,base (a or type:leader)'],
  [
    { requiredAspects: ['COMMAND'], selectedAspects: ['HEROISM', 'NO_ASPECT'] },
    '',
    'aspect:command aspect<=command,heroism,none',
  ],
  [{ searchText: 'a' }, 'cost<', 'a cost<'],
])('%j with %j is written %j', (filter, query, line) => {
  expect(printSearchLine({ filter: { ...EMPTY_CARD_FILTER, ...filter }, query })).toBe(line);
});

test('a filter that is written out is read back with nothing left', () => {
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

test('both parts together ask what the whole asks', () => {
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
