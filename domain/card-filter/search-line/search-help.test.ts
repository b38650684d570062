import { aCard, aPrinting } from '@tests/factories/card';
import { THIS_ALONE } from '@domain/want-list';
import { buildCardIndex, selectPrintings } from '../card-index';
import type { PrintingFacts } from '../printing-facts';
import { exampleWordsOf } from './example-words';
import { searchLineGrammar } from './grammar';
import { parseSearchLine } from './parse-search-line';

/** A few cards, of which each example of the help finds some. */
const CARDS = [
  aCard({
    id: 'sor-1',
    cardSetId: 'sor',
    name: 'Dawn Courier',
    subtitle: 'Far Hérald',
    rarity: 'RARE',
    cost: 2,
    power: 3,
    hp: 1,
    arena: 'SPACE',
    aspects: ['COMMAND', 'HEROISM'],
    traits: ['Pilot', 'Scout'],
    keywords: ['Ambush'],
    unique: true,
    cardVariants: [
      aPrinting('STANDARD', 400, { id: 'dawn S', number: '120', artist: 'Ann Ash' }),
      aPrinting('FOIL', 2_500, { id: 'dawn F', number: '121', artist: 'Ann Ash' }),
      aPrinting('HYPERSPACE', null, { id: 'dawn HS', number: '260', artist: 'Bo Ek' }),
    ],
  }),
  aCard({
    id: 'shd-1',
    cardSetId: 'shd',
    name: 'Marshal of Dawn',
    subtitle: 'Extra Leader',
    rarity: 'LEGENDARY',
    cardType: 'LEADER',
    cost: 5,
    power: 2,
    hp: 6,
    arena: null,
    aspects: ['COMMAND'],
    traits: ['Pilot'],
    keywords: ['Raid'],
    unique: true,
    cardVariants: [
      aPrinting('STANDARD', 175, { id: 'marshal S', number: '7' }),
      aPrinting('HYPERSPACE', 600, { id: 'marshal HS', number: '300' }),
    ],
  }),
  aCard({
    id: 'lof-1',
    cardSetId: 'lof',
    name: 'Hail the "Leader"',
    cardType: 'EVENT',
    cost: 3,
    power: null,
    hp: null,
    arena: null,
    aspects: [],
    traits: ['Scout'],
    frontText: 'Draw a card.',
    cardVariants: [aPrinting('STANDARD', 50, { id: 'say S', number: '9' })],
  }),
  aCard({
    id: 'lof-2',
    cardSetId: 'lof',
    name: 'Heavy Plate',
    cardType: 'UPGRADE',
    cost: 1,
    power: null,
    hp: null,
    upgradePower: 2,
    upgradeHp: -1,
    arena: null,
    aspects: ['VILLAINY'],
    traits: [],
    cardVariants: [aPrinting('STANDARD', null, { id: 'plate S', number: '10' })],
  }),
];

const FACTS: PrintingFacts = {
  copies: {
    'dawn S': { own: 2, missing: 1 },
    'dawn F': { own: 1 },
    'marshal S': { own: 5, extra: 4, selling: 2, promised: 1 },
    'say S': { own: 6, extra: 3 },
    'plate S': { missing: 3 },
  },
  wants: [
    { cardId: 'shd-1', variantId: 'marshal HS', quantity: 1, ...THIS_ALONE },
    { cardId: 'lof-1', variantId: 'say S', quantity: 2, ...THIS_ALONE },
    { cardId: 'lof-2', variantId: 'plate S', quantity: 1, ...THIS_ALONE },
  ],
  market: {
    'dawn F': { lowestCents: 2_000, sellers: 2, copies: 1 },
    'marshal HS': { lowestCents: 900, sellers: 1, copies: 1 },
    'say S': { lowestCents: 100, sellers: 1, copies: 1 },
    'plate S': { lowestCents: null, sellers: 1, copies: 1 },
  },
  soldBy: { ann: ['dawn F', 'plate S'], bo: ['dawn F', 'marshal HS', 'say S'] },
  changes: {
    'dawn S': { 7: -2, 30: 25, 90: -4 },
    'marshal S': { 7: 1, 30: 20, 90: 50 },
    'say S': { 7: 0, 30: -30, 90: -60 },
  },
  newestSet: 'lof',
};

const INDEX = buildCardIndex(CARDS);

const found = (line: string): string[] => {
  const parsed = parseSearchLine(line);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return selectPrintings(INDEX, parsed.expression, undefined, FACTS).map(
    ({ printing }) => printing?.id ?? '',
  );
};

/** The help's examples, with words of these cards. */
const EXAMPLES = searchLineGrammar(exampleWordsOf(CARDS)).flatMap(({ examples }) =>
  examples.map(({ example }) => example),
);

const DAWN = ['dawn S', 'dawn F', 'dawn HS'];
const MARSHAL = ['marshal S', 'marshal HS'];
const SAY = ['say S'];
const PLATE = ['plate S'];

const TRIED: [example: string, rows: readonly string[]][] = [
  ['dawn cour', DAWN],
  ['"dawn cour"', DAWN],
  ['"leader" "extra"', MARSHAL],
  [String.raw`"the \"leader\""`, SAY],
  ['name:dawn', [...DAWN, ...MARSHAL]],
  ['rules:"draw a card"', SAY],

  ['leader', MARSHAL],
  ['type:unit,event', [...DAWN, ...SAY]],
  ['rarity:rare,legendary', [...DAWN, ...MARSHAL]],
  ['arena:space', DAWN],
  ['trait:pilot', [...DAWN, ...MARSHAL]],
  ['keyword:ambush,raid', [...DAWN, ...MARSHAL]],
  ['is:unique', [...DAWN, ...MARSHAL]],
  ['set:sor,shd', [...DAWN, ...MARSHAL]],
  ['is:new', [...SAY, ...PLATE]],

  ['aspect:command', [...DAWN, ...MARSHAL]],
  ['aspect:command,heroism', [...DAWN, ...MARSHAL]],
  ['aspect<=command,heroism', [...DAWN, ...MARSHAL]],
  ['aspect:none', SAY],

  ['cost<=3', [...DAWN, ...SAY, ...PLATE]],
  ['power:1,2', MARSHAL],
  ['cost:2..4', [...DAWN, ...SAY]],
  ['power>hp', DAWN],
  ['hp!=0', [...DAWN, ...MARSHAL]],
  ['upgradepower>=2', PLATE],
  ['upgradehp<0', PLATE],

  ['printing:hyperspace,f', ['dawn F', 'dawn HS', 'marshal HS']],
  ['number:120..180', ['dawn S', 'dawn F']],
  ['artist:ann', ['dawn S', 'dawn F']],
  ['price<5', ['dawn S', 'marshal S', 'say S']],
  ['price:1.50..2', ['marshal S']],
  ['price:foil>20', DAWN],
  ['-price>=0', ['dawn HS', 'plate S']],
  ['change30>20%', ['dawn S']],
  ['change7<0%', ['dawn S']],
  ['change90>=-5%', ['dawn S', 'marshal S']],

  ['own>=3', [...DAWN, ...MARSHAL, ...SAY]],
  ['own=0', PLATE],
  ['own:foil', DAWN],
  ['missing>0', [...DAWN, ...PLATE]],
  ['extra', [...MARSHAL, ...SAY]],
  ['extra>=2 -selling', SAY],
  ['wanted', [...MARSHAL, ...SAY, ...PLATE]],
  ['wanted:hs>=1 -own', []],
  ['selling>=2', MARSHAL],
  ['promised>0', MARSHAL],

  ['forsale', ['dawn F', 'marshal HS', 'say S', 'plate S']],
  ['forsale<price', ['dawn F']],
  ['forsale<=2 wanted', SAY],
  ['sellers>=2', ['dawn F']],
  ['seller:ann', ['dawn F', 'plate S']],

  ['unit cost:2 is:unique', DAWN],
  ['trait:pilot or trait:scout', [...DAWN, ...MARSHAL, ...SAY]],
  ['unit (arena:space or hp>5)', DAWN],
  ['-trait:pilot', [...SAY, ...PLATE]],
  ['rarity!=common', [...DAWN, ...MARSHAL]],
  ['not (leader or base)', [...DAWN, ...SAY, ...PLATE]],
  ['-dawn cour', []],
  ['t:unit', DAWN],
  ['cost:>3', MARSHAL],
  ['pow>=3', DAWN],
  ['o:"draw a card"', SAY],
  ['color:command', [...DAWN, ...MARSHAL]],
  ['e:sor', DAWN],
  ['usd<5', ['dawn S', 'marshal S', 'say S']],
];

test.each(TRIED)('%s finds what the help says', (example, rows) => {
  expect(EXAMPLES).toContain(example);
  expect(found(example)).toEqual(rows);
});

test('every example of the help is one of these', () => {
  const tried = new Set(TRIED.map(([example]) => example));
  expect(EXAMPLES.filter((example) => !tried.has(example))).toEqual([]);
});
