import type { CardFacts } from './card-facts';
import { drawCardFace } from './card';
import { drawProxy } from './proxy';

const facts: CardFacts = {
  cardId: 'abc-001',
  setCode: 'ABC',
  number: '001',
  variantType: 'STANDARD',
  face: 'FRONT',
  orientation: 'PORTRAIT',
  name: 'Lantern Keeper',
  subtitle: 'Of the Long Night',
  cardType: 'UNIT',
  rarity: 'RARE',
  cost: 4,
  power: 3,
  hp: 5,
  upgradePower: null,
  upgradeHp: null,
  arena: 'GROUND',
  aspects: ['VIGILANCE'],
  traits: ['Fringe'],
  frontText: 'When Played: Draw a card.',
  backText: null,
  unique: false,
};

test.each<Partial<CardFacts>>([
  { name: 'Lantern Bearer' },
  { subtitle: null },
  { cost: 5 },
  { aspects: ['VIGILANCE', 'HEROISM'] },
  { power: 4 },
  { hp: 6 },
  { cardType: 'EVENT' },
  { arena: 'SPACE' },
  { traits: ['Imperial'] },
  { frontText: 'When Played: Draw two cards.' },
  { number: '002' },
  { rarity: 'COMMON' },
])('a proxy shows the known facts of the card, such as %j', (other) => {
  expect(drawProxy({ ...facts, ...other })).not.toBe(drawProxy(facts));
});

test('two cards with the same facts have the same proxy: nothing about it is invented', () => {
  const other = { ...facts, cardId: 'abc-002' };
  expect(drawProxy(other)).toBe(drawProxy(facts));
  expect(drawCardFace(other)).not.toBe(drawCardFace(facts));
});

test.each<Partial<CardFacts>>([
  {},
  { cardType: 'BASE', orientation: 'LANDSCAPE', cost: null, power: null, frontText: null },
  { cardType: 'LEADER', orientation: 'LANDSCAPE' },
  { cardType: 'LEADER', face: 'BACK', backText: 'On Attack: Ready a unit.' },
  { aspects: [], traits: [], variantType: 'PRESTIGE_SERIALIZED' },
  { name: '<script>&"' },
])('a proxy defines each id that it refers to, and has only its own markup: %j', (other) => {
  const svg = drawProxy({ ...facts, ...other });
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const meant = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(new Set(defined).size).toBe(defined.length);
  expect(defined).toEqual(expect.arrayContaining(meant));
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
});
