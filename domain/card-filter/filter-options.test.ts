import fc from 'fast-check';
import { aCard } from '@tests/factories/card';
import { NO_ASPECT } from './fields/aspect-fields';
import { filterOptionsOf } from './card-filter';

test('no cards offer nothing', () => {
  expect(new Set(Object.values(filterOptionsOf([])).flat())).toEqual(new Set());
});

test('numbers are distinct, sorted numerically, and an absent one is no option', () => {
  const cards = [10, null, 9, 2, 10].map((cost) => aCard({ cost, hp: null }));
  expect(filterOptionsOf(cards)).toMatchObject({ selectedCosts: [2, 9, 10], selectedHps: [] });
  expect(filterOptionsOf([aCard({ cost: 0 }), aCard()]).selectedCosts).toEqual([0, 2]);
});

test('enumerations are sorted by the names that are shown, rarities from common to special', () => {
  const cards = [
    aCard({ rarity: 'SPECIAL', cardType: 'UPGRADE', arena: null, aspects: ['VILLAINY'] }),
    aCard({ rarity: 'COMMON', cardType: 'BASE', arena: 'SPACE', aspects: ['VILLAINY', 'CUNNING'] }),
    aCard({ rarity: 'UNCOMMON', arena: 'GROUND' }),
    aCard({ rarity: 'LEGENDARY', arena: 'GROUND' }),
  ];
  expect(filterOptionsOf(cards)).toMatchObject({
    selectedRarities: ['COMMON', 'UNCOMMON', 'LEGENDARY', 'SPECIAL'],
    selectedCardTypes: ['BASE', 'UNIT', 'UPGRADE'],
    selectedArenas: ['GROUND', 'SPACE'],
    selectedAspects: ['COMMAND', 'CUNNING', 'VILLAINY'],
  });
});

test('no aspect is offered last, where a card has none', () => {
  const cards = [aCard({ aspects: [] }), aCard({ aspects: ['VILLAINY'] })];
  expect(filterOptionsOf(cards).selectedAspects).toEqual(['VILLAINY', NO_ASPECT]);
});

test('words are non-empty, alphabetical by locale, and one spelling is kept', () => {
  const cards = [
    aCard({ traits: ['Zealot', 'élan', ''], keywords: ['Raid'] }),
    aCard({ traits: ['Echo', 'Zealot', 'ZEALOT'], keywords: ['Ambush', 'Raid'] }),
  ];
  expect(filterOptionsOf(cards)).toMatchObject({
    selectedTraits: ['Echo', 'élan', 'ZEALOT'],
    selectedKeywords: ['Ambush', 'Raid'],
  });
});

test('the order of the cards makes no difference', () => {
  const card = fc
    .record({
      traits: fc.array(fc.constantFrom('a', 'A', 'é', 'e\u0301', 'É', 'b')),
      cost: fc.option(fc.nat(20)),
    })
    .map(aCard);
  fc.assert(
    fc.property(fc.array(card), (cards) => {
      expect(filterOptionsOf(cards.toReversed())).toEqual(filterOptionsOf(cards));
    }),
  );
});
