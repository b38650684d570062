import fc from 'fast-check';
import { completionsAt } from './complete';
import { parseSearchLine } from './parse-search-line';

const WORDS: Partial<Record<string, string[]>> = {
  trait: ['Bounty Hunter', 'Hunter', 'Pilot', 'Say "hi"', 'Trooper'],
  keyword: ['Ambush', 'Raid', 'Second Wind'],
};
const VOCABULARY = (field: string) => WORDS[field] ?? [];

/** `¦` marks the caret; the result names the text that would be replaced. */
function complete(marked: string) {
  const caret = marked.indexOf('¦');
  const line = marked.replace('¦', '');
  const { from, to, options } = completionsAt(line, caret, VOCABULARY);
  return { replaced: line.slice(from, to), texts: options.map(({ text }) => text) };
}

test.each<[line: string, replaced: string, texts: string[]]>([
  ['¦', '', ['name:', 'rules:', 'type:', 'rarity:', 'aspect:', 'cost', 'power', 'hp']],
  ['co¦', 'co', ['cost']],
  ['CO¦', 'CO', ['cost']],
  ['ra¦', 'ra', ['rarity:', 'trait:', 'upgradepower', 'upgradehp', 'extra', 'upgrade']],
  ['unit -tr¦', 'tr', ['trait:', 'extra']],
  ['(cost:1 or pow¦', 'pow', ['power', 'upgradepower']],
  ['cost<=3 le¦', 'le', ['leader', 'rules:', 'forsale', 'sellers', 'seller:']],
  ['kw¦', 'kw', ['keyword:']],
  ['-luke ke¦', 'ke', ['keyword:', 'price']],
  ['pri¦', 'pri', ['price', 'printing:']],
  ['printing:hyper¦', 'hyper', ['hyperspace', 'hyperspace-foil']],
  ['own:fo¦', 'fo', ['foil', 'hyperspace-foil', 'prestige-foil']],
  ['forsale<ma¦', 'ma', ['market']],
  [
    'r¦ari x',
    'rari',
    ['rules:', 'rarity:', 'power', 'arena:', 'trait:', 'keyword:', 'upgradepower', 'upgradehp'],
  ],
  ['rar¦i:rare', 'rari', ['rarity']],

  ['rarity:¦', '', ['common', 'uncommon', 'rare', 'legendary', 'special']],
  ['r = com¦', 'com', ['common', 'uncommon']],
  ['rarity:common,le¦', 'le', ['legendary']],
  ['type:u¦', 'u', ['unit', 'upgrade']],
  ['a:no¦', 'no', ['none']],
  ['power>h¦', 'h', ['hp', 'upgradehp']],
  ['is:¦', '', ['unique', 'new']],
  ['trait:hu¦', 'hu', ['Hunter', '"Bounty Hunter"']],
  ['trait:say¦', 'say', [String.raw`"Say \"hi\""`]],
  ['kw:second¦', 'second', ['"Second Wind"']],
  [
    'trait:pilot,¦',
    '',
    ['"Bounty Hunter"', 'Hunter', 'Pilot', String.raw`"Say \"hi\""`, 'Trooper'],
  ],

  ['trait:zzz¦', 'zzz', []],
  ['trait:pilot¦', 'pilot', []],
  ['leader¦', 'leader', []],
  ['luke co¦', 'co', ['cost']],
  ['luke ¦', '', []],
  ['"co¦"', '', []],
  ['"co"¦', '', []],
  ['trait:"bou¦', '', []],
  ['name:co¦', 'co', []],
  ['colr:r¦', '', []],
  ['<c¦', '', []],
])('%s', (line, replaced, texts) => {
  expect(complete(line)).toEqual({ replaced, texts });
});

test('a label says what a field holds', () => {
  expect(completionsAt('cost', 3, VOCABULARY).options).toEqual([]);
  expect(completionsAt('cos', 3, VOCABULARY).options).toEqual([
    { text: 'cost', label: 'cost: a number from 0 to 999' },
  ]);
});

test('a caret beyond the line or its maximum length has no completions', () => {
  const nothing = { from: 600, to: 600, options: [] };
  expect(completionsAt('', 600, VOCABULARY)).toEqual(nothing);
  expect(completionsAt(`${' '.repeat(598)}co`, 600, VOCABULARY)).toEqual(nothing);
});

test('completions of any line and caret lie within the line, and a chosen value can be parsed', () => {
  const pieces = 'trait: kw: r: cost: a<= luke " \\ , ( ) - or leader h S b = zz'.split(' ');
  const line = fc.array(fc.constantFrom(...pieces, ' ')).map((words) => words.join(''));
  fc.assert(
    fc.property(fc.oneof(line, fc.string()), fc.nat(40), (typed, at) => {
      const caret = Math.min(at, typed.length);
      const { from, to, options } = completionsAt(typed, caret, VOCABULARY);
      expect(from).toBeLessThanOrEqual(caret);
      expect(to).toBeGreaterThanOrEqual(caret);
      expect(to).toBeLessThanOrEqual(typed.length);
      expect(options.length).toBeLessThanOrEqual(8);
      const before = parseSearchLine(typed.slice(0, from));
      for (const { text } of options) {
        if (!before.ok || text.endsWith(':')) continue;
        expect(parseSearchLine(typed.slice(0, from) + text).ok).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
